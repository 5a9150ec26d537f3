import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copySite } from '../packages/cli/test/build-copy.js'
import { launchBrowser } from '../packages/cli/test/launch-browser.js'

// One page of every kind, as the build writes it.
const ROUTES = {
  home: '/',
  'guide with code and tabs': '/advanced/webhooks',
  'guide with tasks and pictures': '/first-steps/set-up-your-bot',
  'long table': '/payments/supported-currencies',
  'deep operation': '/api/create-plan',
  'plain operation': '/api/delete-webhook',
  'overview of the API': '/api/memberlatch-api',
  version: '/version-history/1.58',
  policy: '/policies/privacy-policy',
  search: '/search',
  'not found': '/nowhere',
}
const ORIGIN = 'http://docs.test'
const TYPES: Readonly<Record<string, string>> = { html: 'text/html', css: 'text/css', js: 'text/javascript' }
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const copy = copySite(fileURLToPath(new URL('.', import.meta.url)))
let browser: Browser

beforeAll(async () => {
  await copy.build()
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  copy.remove()
})

describe.each([1440, 390])('at %i px', (width) => {
  describe.each(['light', 'dark'])('in %s mode', (mode) => {
    it.each(Object.entries(ROUTES))('the page %s has no accessibility violation', async (_kind, route) => {
      const page = await open(`${route}?docusaurus-theme=${mode}`, width)
      expect(await findViolations(page)).toEqual([])
      if (width === 390) {
        await page.click('.navbar-toggle')
        await page.waitForFunction(() => document.activeElement?.matches('.drawer-close'))
        expect(await findViolations(page)).toEqual([])
      }
      await page.context().close()
    })
  })
})

it.each(listOperations())(
  'the page of the operation %s has no accessibility violation, whatever is open',
  async (id) => {
    const page = await open(`/api/${id}`, 1440)
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    expect(await findViolations(page)).toEqual([])
    await page.context().close()
  },
)

describe.each(['light', 'dark'])('in %s mode', (mode) => {
  it.each([1440, 390])('what opens over a page has no accessibility violation at %i px', async (width) => {
    const page = await open(`/first-steps/set-up-your-bot?docusaurus-theme=${mode}`, width)
    await page.keyboard.press('?')
    await page.locator('dialog[open]').waitFor()
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'hidden' })
    if (width === 390) {
      await page.click('.navbar-toggle')
      await page.waitForFunction(() => document.activeElement?.matches('.drawer-close'))
      await page.click('text=Back to main menu')
      expect(await findViolations(page)).toEqual([])
    } else {
      await page.keyboard.press('/')
      await page.keyboard.type('plan')
      await page.locator('.search-hit').first().waitFor()
      expect(await findViolations(page)).toEqual([])
    }
    await page.context().close()
  })
})

function listOperations(): readonly string[] {
  const description = readFileSync(fileURLToPath(new URL('openapi.yaml', import.meta.url)), 'utf8')
  return [...description.matchAll(/^ {6}operationId: (\S+)$/gm)].map(([, id = '']) => id)
}

async function open(address: string, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, bypassCSP: true })
  await context.route(`${ORIGIN}/**`, (route) => {
    const file = findFile(new URL(route.request().url()).pathname)
    const extension = file.split('.').at(-1) ?? ''
    return route.fulfill({ path: file, ...(TYPES[extension] && { contentType: TYPES[extension] }) })
  })
  const page = await context.newPage()
  await page.goto(ORIGIN + address)
  return page
}

function findFile(path: string): string {
  const names = [path === '/' ? '/index.html' : `${path}.html`, path, '/404.html']
  return join(copy.outDir, names.find((name) => existsSync(join(copy.outDir, name))) ?? '')
}

function findViolations(page: Page): Promise<string[]> {
  // Texts, because the test's own scope does not know what axe puts on the window.
  // A transition begins a frame after what starts it, and one that is cancelled is over, too.
  return page.evaluate<string[]>(
    `${axe};new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      .then(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})))).then(() => axe.run())
      .then(({ violations }) => violations.map(({ id, nodes }) => id + ' ' + nodes.map(({ html }) => html).join(' ')))`,
  )
}
