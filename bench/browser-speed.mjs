// How fast a built site answers in a browser: long tasks of a first visit, and the time from a click to the next page's content.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import chromium from '@sparticuz/chromium'
import { chromium as playwright } from 'playwright-core'

const USAGE = `usage: browser-speed.mjs <site's output folder> [options]
  --page /advanced/plans   where to start; its next page is gone to
  --slowdown 4             of the processor
  --clicks 50              how many are measured
`

const TYPES = { html: 'text/html', js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' }

function serve(folder) {
  const read = (name) => {
    try {
      return readFileSync(join(folder, name))
    } catch {
      return undefined
    }
  }
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://host').pathname)
    const name = [`${path}.html`, path, `${path}/index.html`].find((candidate) => read(candidate)) ?? '404.html'
    response.writeHead(200, {
      'content-type': TYPES[name.split('.').pop()] ?? 'application/octet-stream',
      'content-encoding': 'gzip',
    })
    response.end(gzipSync(read(name) ?? ''))
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}

/** Long tasks of the page's load, each as its length in milliseconds. */
async function measureLoad(page, address) {
  await page.addInitScript(() => {
    window.longTasks = []
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration)
    }).observe({ type: 'longtask', buffered: true })
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  return page.evaluate(() => window.longTasks)
}

/** Milliseconds from the click on a fetched page's link to its heading in the document, one for each click. */
async function measureClicks(page, clicks) {
  const times = []
  for (let click = 0; click < clicks; click++) {
    const selector = click % 2 === 0 ? '.pagination-next' : '.pagination-previous'
    const fetched = click < 2 ? page.waitForResponse(/show-page|text/).catch(() => {}) : undefined
    await page.hover(selector)
    await fetched
    await page.waitForLoadState('networkidle')
    times.push(
      await page.evaluate((link) => {
        const before = document.querySelector('h1')
        const start = performance.now()
        return new Promise((resolve) => {
          new MutationObserver((_records, observer) => {
            if (document.querySelector('h1') === before) return
            observer.disconnect()
            resolve(performance.now() - start)
          }).observe(document.body, { childList: true, subtree: true })
          document.querySelector(link).click()
        })
      }, selector),
    )
  }
  return times
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    page: { type: 'string', default: '/advanced/plans' },
    slowdown: { type: 'string', default: '4' },
    clicks: { type: 'string', default: '50' },
    help: { type: 'boolean', default: false },
  },
})
const [folder] = positionals
if (values.help || folder === undefined) {
  process.stdout.write(USAGE)
  process.exit(values.help ? 0 : 2)
}
const server = await serve(folder)
const executablePath = await chromium.executablePath()
const browser = await playwright.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'], headless: true })
try {
  for (const reducedMotion of ['reduce', 'no-preference']) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slowdown) })
    const tasks = await measureLoad(page, `http://127.0.0.1:${server.address().port}${values.page}`)
    const times = await measureClicks(page, Number(values.clicks))
    process.stdout.write(
      `${reducedMotion === 'reduce' ? 'without' : 'with'} transitions, ${values.slowdown} times slower: ` +
        `long tasks ${tasks.map(Math.round).join(', ') || 'none'}; ` +
        `click to content ${median(times).toFixed(1)} ms (${Math.min(...times).toFixed(1)} to ${Math.max(...times).toFixed(1)})\n`,
    )
    await context.close()
  }
} finally {
  await browser.close()
  server.close()
}
