// How fast a built site responds in a browser: the longest task of a first visit, and the time from a click to the
// next page.
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { chromium as playwright } from 'playwright-core'
import { unpackBrowser } from '../scripts/unpack-browser.mjs'

const USAGE = `usage: browser-speed.mjs <site's output folder>... [options]
Several folders, such as one from before a change and one from after it, take turns.
  --page /advanced/plans   page to visit, where the clicks also start; by default the guide of median weight
  --slowdown 4             factor by which the processor is slowed down
  --visits 15              first visits for each folder
  --clicks 50              for each folder, and each way to show pages
`

/**
 * Baselines of a visit: the time that the browser and this machine need for the same text and nothing else, for the
 * page without its scripts, and for a nearly empty page. Each has a name in the URL.
 */
const BARE_PAGES = {
  'without scripts': (html) => html.replace(/<script\b.*?<\/script>/gs, ''),
  'without scripts and style sheet': (html) =>
    html.replace(/<script\b.*?<\/script>|<link rel="stylesheet"[^>]*>/gs, ''),
  empty: () => '<!doctype html><html lang="en"><title>Empty</title><p>Empty',
}
/** Browsers call a task long if it takes more than this many milliseconds. */
const LONG_TASK = 50
/** How long the pointer rests on a link before the click, in milliseconds, as a reader's does. */
const POINTING_TIME = 100
const TRACED = ['toplevel', 'devtools.timeline']

const WINDOW = { width: 1440, height: 900 }
const TYPES = { html: 'text/html', js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' }

/** The page whose compressed HTML has the median size. */
function findMedianGuide(folder) {
  const pages = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.html'))
  const guides = pages.flatMap((name) => {
    const html = readFileSync(join(folder, name), 'utf8')
    const isGuide = /^<!doctype html><html[^>]*\bkind-doc\b/.test(html) && html.includes('pagination-next')
    return isGuide ? [{ path: `/${name.replace(/(?:(?:^|\/)index)?\.html$/, '')}`, weight: gzipSync(html).length }] : []
  })
  const byWeight = guides.toSorted((a, b) => a.weight - b.weight)
  return byWeight[Math.floor(byWeight.length / 2)].path
}

function serve(folder) {
  const read = (name) => {
    try {
      return readFileSync(join(folder, name))
    } catch {
      return undefined
    }
  }
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://host')
    const path = decodeURIComponent(pathname)
    const strip = BARE_PAGES[searchParams.get('bare')]
    const name = [`${path}.html`, path, `${path}/index.html`].find((candidate) => read(candidate)) ?? '404.html'
    response.writeHead(200, {
      'content-type': TYPES[name.split('.').pop()] ?? 'application/octet-stream',
      'content-encoding': 'gzip',
    })
    const content = read(name) ?? ''
    response.end(gzipSync(strip ? strip(String(content)) : content))
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}

function describe(values) {
  return `${median(values).toFixed(1)} ms (${Math.min(...values).toFixed(1)} to ${Math.max(...values).toFixed(1)})`
}

/** The longest task of a first visit on the main thread, in milliseconds: wall time, and processor time. */
async function measureVisit(browser, url, slowdown) {
  const context = await browser.newContext({ viewport: WINDOW })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const events = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  const traceConfig = { includedCategories: TRACED }
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig })
  await page.goto(url, { waitUntil: 'networkidle' })
  const end = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await end
  await context.close()
  const start = events.find(({ name, args }) => name === 'ParseHTML' && args.beginData?.url === url)
  const tasks = events.filter(
    ({ name, pid, tid, ts, dur }) =>
      /RunTask$/.test(name) && pid === start.pid && tid === start.tid && ts + dur > start.ts,
  )
  return {
    clock: Math.max(...tasks.map(({ dur }) => dur)) / 1000,
    processor: Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000,
  }
}

/**
 * Milliseconds from the click on a prefetched page's link to its heading in the document, and to the end of the
 * frame that shows it.
 */
async function measureClick(page, selector, isFirst) {
  const fetched = isFirst ? page.waitForResponse(/show-page|text/).catch(() => {}) : undefined
  await page.hover(selector)
  await fetched
  await page.waitForLoadState('networkidle')
  await page.evaluate(
    (time) => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), time)),
    POINTING_TIME,
  )
  return page.evaluate((link) => {
    const before = document.querySelector('h1')
    const start = performance.now()
    return new Promise((resolve) => {
      new MutationObserver((_records, observer) => {
        if (document.querySelector('h1') === before) return
        observer.disconnect()
        const content = performance.now() - start
        // The message arrives in a separate task, after the frame is rendered.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve({ content, frame: performance.now() - start })
        requestAnimationFrame(() => port2.postMessage(undefined))
      }).observe(document.body, { childList: true, subtree: true })
      document.querySelector(link).click()
    })
  }, selector)
}

/** Visits all sites in turns, each with its bare pages in between, and prints the longest tasks. */
async function compareVisits(browser, sites, { slowdown, visits }) {
  for (let visit = -1; visit < visits; visit++) {
    for (const site of sites) {
      const tasks = { whole: await measureVisit(browser, site.origin + site.path, slowdown) }
      for (const name of Object.keys(BARE_PAGES)) {
        const query = new URLSearchParams({ bare: name })
        tasks[name] = await measureVisit(browser, `${site.origin}${site.path}?${query}`, slowdown)
      }
      // The first round does not count, because the browser has just started.
      if (visit >= 0) site.visits.push(tasks)
    }
  }
  for (const { folder, path, visits: all } of sites) {
    process.stdout.write(`${folder}${path}, ${slowdown} times slower, longest task of a visit:\n`)
    for (const name of ['whole', ...Object.keys(BARE_PAGES)]) {
      const clock = all.map((tasks) => tasks[name].clock)
      const long = clock.filter((time) => time > LONG_TASK).length
      process.stdout.write(
        `  ${name}: ${describe(clock)}, over ${LONG_TASK} ms in ${long} of ${visits}; ` +
          `processor time ${describe(all.map((tasks) => tasks[name].processor))}\n`,
      )
    }
  }
}

/** Navigates to the next page and back, all sites in turns, and prints the times. */
async function compareClicks(browser, sites, { slowdown, clicks, reducedMotion }) {
  const windows = []
  for (const { folder, origin, path } of sites) {
    const context = await browser.newContext({ viewport: WINDOW, reducedMotion })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    windows.push({ folder, context, page, times: [] })
  }
  for (let click = 0; click < clicks; click++)
    for (const { page, times } of windows)
      times.push(await measureClick(page, click % 2 === 0 ? '.pagination-next' : '.pagination-previous', click < 2))
  for (const { folder, context, times } of windows) {
    process.stdout.write(
      `${folder}, ${slowdown} times slower, ${reducedMotion === 'reduce' ? 'without' : 'with'} transitions: ` +
        `click to content ${describe(times.map(({ content }) => content))}, ` +
        `to the end of its frame ${describe(times.map(({ frame }) => frame))}\n`,
    )
    await context.close()
  }
}

const { values, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: {
    page: { type: 'string' },
    slowdown: { type: 'string', default: '4' },
    visits: { type: 'string', default: '15' },
    clicks: { type: 'string', default: '50' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help || folders.length === 0) {
  process.stdout.write(USAGE)
  process.exit(values.help ? 0 : 2)
}
const options = { slowdown: Number(values.slowdown), visits: Number(values.visits), clicks: Number(values.clicks) }
const servers = await Promise.all(folders.map(serve))
const sites = folders.map((folder, index) => ({
  folder,
  origin: `http://127.0.0.1:${servers[index].address().port}`,
  path: values.page ?? findMedianGuide(folder),
  visits: [],
}))
const executablePath = unpackBrowser()
const browser = await playwright.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'], headless: true })
try {
  await compareVisits(browser, sites, options)
  for (const reducedMotion of ['reduce', 'no-preference'])
    await compareClicks(browser, sites, { ...options, reducedMotion })
} finally {
  await browser.close()
  for (const server of servers) server.close()
}
