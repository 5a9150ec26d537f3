import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { writeTestFiles } from '../../src/read/write-test-files.js'
import { buildHere } from '../build-copy.js'
import { openBrowser, type TestBrowser } from './open-browser.js'
import { openStaticHost } from './static-host.js'

// Each recipe of the manual's page about the policy is built as written, and used in a browser. Other sites are
// mocked.

const MANUAL = fileURLToPath(new URL('../../../../docs/docs/build/security.md', import.meta.url))
const MODULES = fileURLToPath(new URL('../../../../node_modules', import.meta.url))
const manual = readFileSync(MANUAL, 'utf8')

const messages: string[] = []
let browser: TestBrowser
let siteDir: string
let closeHost: (() => Promise<void>) | undefined

beforeAll(async () => {
  browser = await openBrowser()
})
afterEach(async () => {
  messages.splice(0)
  await browser.clear()
  await closeHost?.()
  rmSync(join(siteDir, '..'), { recursive: true, force: true })
  expect(browser.takeProblems()).toEqual([])
})
afterAll(() => browser.close())

/** Additions to a recipe. */
interface Trial {
  /** Content of the page that uses it. */
  readonly page?: string
  /** Config fields that override those of the recipe. */
  readonly config?: string
}

/** Builds a site from the files of a recipe, and opens its page before anything is loaded from other sites. */
async function open(
  recipe: string,
  { page: text = 'Text.', config }: Trial = {},
): Promise<(play: Play) => Promise<Page>> {
  siteDir = join(mkdtempSync(join(tmpdir(), 'docgen-policy-')), 'site')
  const section = manual.split('\n## ').find((each) => each.startsWith(`${recipe}\n`)) ?? ''
  const files = Object.fromEntries(
    [...section.matchAll(/^```\w+ title="([^"]+)"\n([\s\S]*?)^```$/gm)].map(([, file = '', code = '']) => [file, code]),
  )
  const { 'site.config.ts': configText = '', ...others } = files
  const fields = config ?? configText
  expect(fields).not.toBe('')
  writeTestFiles(siteDir, {
    ...others,
    'site.config.ts': `export default { title: 'Policy', url: 'https://docs.example.com', docs: { routeBasePath: '/' },\n${fields} }\n`,
    'docs/index.mdx': `# Start\n\n${text}\n`,
  })
  symlinkSync(MODULES, join(siteDir, 'node_modules'))
  const { report } = await buildHere(siteDir)
  expect(report.diagnostics.filter(({ code }) => code !== 'missing-csp')).toEqual([])
  const host = await openStaticHost(join(siteDir, 'dist'))
  closeHost = host.close
  return async (play) => {
    const page = await browser.open('about:blank')
    await page.route(/^https?:\/\/[^/]*\.(?:com|org)\//, async (route) => {
      const { pathname, origin } = new URL(route.request().url())
      const answer = play[origin + pathname]
      if (answer === undefined) return route.abort()
      const [contentType = '', body = ''] = answer
      return route.fulfill({ contentType, body, headers: { 'access-control-allow-origin': '*' } })
    })
    page.on('console', (message) => messages.push(message.text()))
    await page.goto(`${host.origin}/`)
    return page
  }
}

/** URL without query → media type and body of the response. */
type Play = Readonly<Record<string, readonly [string, string]>>

const STATUS = "import { Status } from '@site/components/Status'\n\n<Status />"
const API: Play = { 'https://api.example.com/status': ['text/plain', 'up'] }

it('fetches from an API', async () => {
  const start = await open('Fetch from an API', { page: STATUS })
  const page = await start(API)
  await page.waitForFunction(() => document.querySelector('output')?.textContent === 'up')
})

it('blocks an API that is not an allowed source', async () => {
  const start = await open('Fetch from an API', { page: STATUS, config: 'security: {}' })
  const page = await start(API)
  await page.waitForEvent('console', (message) => message.text().includes('Content Security Policy'))
  expect(await page.textContent('output')).toBe('unknown')
  expect(browser.takeProblems().join()).toContain('connect-src')
})

it.each([
  ['only reports', 'security: { csp: { reportOnly: true } }', true],
  ['is off', 'security: { csp: false }', false],
])('blocks nothing if it %s', async (_name, config, isReported) => {
  const start = await open('Fetch from an API', { page: STATUS, config })
  const page = await start(API)
  await page.waitForFunction(() => document.querySelector('output')?.textContent === 'up')
  expect(await page.locator('meta[http-equiv]').count()).toBe(0)
  expect(messages.join().includes('connect-src')).toBe(isReported)
})

it('loads fonts from another site', async () => {
  const start = await open('Fonts of another site')
  const page = await start({
    'https://fonts.googleapis.com/css2': [
      'text/css',
      "@font-face { font-family: Inter; src: url('https://fonts.gstatic.com/inter.woff2') } body { font-family: Inter }",
    ],
    'https://fonts.gstatic.com/inter.woff2': ['font/woff2', ''],
  })
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'error'))
  // An empty file is not a font; a blocked one is reported with its directive.
  expect(browser.takeProblems().filter((problem) => !problem.includes('Failed to decode'))).toEqual([])
})

it('sends a form to a service', async () => {
  const start = await open('A feedback form', {
    page: "import { Feedback } from '@site/components/Feedback'\n\n<Feedback />",
  })
  const page = await start({ 'https://forms.example.com/f/docs': ['text/html', '<!doctype html><p>Thanks</p>'] })
  await page.fill('[name=answer]', 'yes')
  await page.click('[type=submit]')
  await page.waitForURL('https://forms.example.com/f/docs')
})

it('lets Google Analytics load its parts and report', async () => {
  const start = await open('Google Analytics')
  // As that script does: its own Trusted Types policy, further scripts, and reports to a regional host.
  const gtag = `const policy = trustedTypes.createPolicy('goog#html', { createScriptURL: (url) => url })
const script = document.createElement('script')
script.src = policy.createScriptURL('https://www.googletagmanager.com/gtag/destination?id=G-EXAMPLE')
document.head.append(script)
fetch('https://region1.google-analytics.com/g/collect?v=2', { method: 'POST', mode: 'no-cors', keepalive: true })
  .then(() => { document.documentElement.dataset.reported = dataLayer.length })`
  const page = await start({
    'https://www.googletagmanager.com/gtag/js': ['text/javascript', gtag],
    'https://www.googletagmanager.com/gtag/destination': [
      'text/javascript',
      "fetch('https://stats.analytics.google.com/g/collect').then(() => { document.documentElement.dataset.destined = '' })",
    ],
    'https://region1.google-analytics.com/g/collect': ['text/plain', ''],
    'https://stats.analytics.google.com/g/collect': ['text/plain', ''],
  })
  await page.waitForSelector('html[data-reported][data-destined]', { state: 'attached' })
})

it('lets a script send to its own origin', async () => {
  const start = await open('Analytics of one origin')
  const page = await start({
    'https://stats.example.com/js/script.js': [
      'text/javascript',
      "fetch('https://stats.example.com/api/event', { method: 'POST', body: document.currentScript.dataset.domain }).then(() => { document.documentElement.dataset.sent = '' })",
    ],
    'https://stats.example.com/api/event': ['text/plain', 'ok'],
  })
  await page.waitForSelector('html[data-sent]', { state: 'attached' })
})

it('lets a chat widget write, load and show what it wants', async () => {
  const start = await open('Chat widgets')
  const widget = `const box = document.createElement('div')
box.innerHTML = '<style>.chat { color: rgb(1, 2, 3) }</style><p class="chat" style="margin: 0">Chat</p><iframe src="https://widget.example.com/frame"></iframe>'
document.body.append(box)
fetch('https://widget.example.com/hello').then(() => { box.dataset.open = '' })`
  const page = await start({
    'https://widget.example.com/chat.js': ['text/javascript', widget],
    'https://widget.example.com/frame': ['text/html', '<!doctype html><p>Frame</p>'],
    'https://widget.example.com/hello': ['text/plain', 'hi'],
  })
  await page.waitForSelector('[data-open]')
  expect(await page.locator('.chat').evaluate((element) => getComputedStyle(element).color)).toBe('rgb(1, 2, 3)')
  expect(await page.frameLocator('iframe').locator('p').textContent()).toBe('Frame')
})

it('shows videos in frames', async () => {
  const start = await open('Videos in frames', {
    page: "import { Video } from '@site/components/Video'\n\n<Video />",
  })
  const page = await start({
    'https://www.youtube-nocookie.com/embed/abc': ['text/html', '<!doctype html><p>Video</p>'],
  })
  expect(await page.frameLocator('iframe').locator('p').textContent()).toBe('Video')
})
