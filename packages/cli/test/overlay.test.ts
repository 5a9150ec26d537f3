import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { launchBrowser } from './launch-browser.js'
import { createLiveSite, type LiveSite, openLivePage } from './live-site.js'

let browser: Browser
let site: LiveSite

beforeAll(async () => {
  site = createLiveSite({
    'site.config.ts': "export default { title: 'T', url: 'https://a.example', docs: { routeBasePath: '/' } }\n",
    'docs/index.md': '# Start\n',
    'docs/other.md': '# Other\n',
  })
  browser = await launchBrowser()
  await site.start()
})
afterAll(async () => {
  await browser.close()
  expect(await site.end()).toBe(0)
  site.remove()
})
beforeEach(() => {
  site.write('docs/index.md', '# Start\n')
  site.write('docs/other.md', '# Other\n')
})

const list = (page: Page) => page.locator('docgen-diagnostics')

/** The focused element, inside or outside the overlay. */
const focused = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => (document.activeElement?.shadowRoot?.activeElement ?? document.activeElement)?.textContent)

async function openWithError(): Promise<Page> {
  const page = await openLivePage(browser, site.address())
  site.write('docs/index.md', '# Start\n\n![a](./a.png)\n')
  await list(page).getByText('docs/index.md:3:6').waitFor()
  return page
}

it('reads left to right on a right-to-left page', async () => {
  const page = await openWithError()
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  for (const part of ['h2', 'pre', 'li > p'])
    expect(
      await list(page)
        .locator(part)
        .last()
        .evaluate((each) => getComputedStyle(each).direction),
      part,
    ).toBe('ltr')
  expect(await list(page).getAttribute('lang')).toBe('en')
})

it('marks the position in its line, whatever precedes it', async () => {
  const page = await openWithError()
  site.write('docs/index.md', '# Start\n\n漢字\t![a](./a.png) text\n')
  await list(page).getByText('docs/index.md:3:9').waitFor()
  expect(await list(page).locator('.here').textContent()).toBe('3漢字\t![a](./a.png) text')
  expect(await list(page).locator('.mark').textContent()).toBe('./a.png')
})

it('counts the diagnostics that do not fit, and keeps its header visible', async () => {
  const page = await openWithError()
  site.write('docs/other.md', `# Other\n${'\n[x](./none.md)\n'.repeat(60)}`)
  await list(page).getByText('1 error, 60 warnings').waitFor()
  await list(page).getByText('11 more: the terminal lists all of them.').scrollIntoViewIfNeeded()
  expect(await list(page).getByText('Close (Esc)').boundingBox()).toMatchObject({ y: expect.any(Number) })
  const hit = await list(page)
    .getByText('Close (Esc)')
    .evaluate((button) => {
      const { x, y } = button.getBoundingClientRect()
      return button.getRootNode() instanceof ShadowRoot && document.elementFromPoint(x + 5, y + 5)?.localName
    })
  expect(hit).toBe('docgen-diagnostics')
})

it('keeps focus and scroll position when other diagnostics appear and disappear', async () => {
  const page = await openWithError()
  await list(page).getByText('docs/index.md:3:6').focus()
  site.write('docs/other.md', '# Other\n\n[x](./none.md)\n')
  await list(page).getByText('docs/other.md:3:5').waitFor()
  expect(await focused(page)).toBe('docs/index.md:3:6')
  await page.keyboard.press('Escape')
  expect(await focused(page)).toBe('1 error, 1 warning')
  await page.keyboard.press('Enter')
  expect(await focused(page)).toBe('Close (Esc)')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('docs/index.md:3:6')
})

it('keeps the link of a notice in place while diagnostics change, so that no click on it is lost', async () => {
  site.write('docs/old.md', '# Old\n')
  await expect.poll(async () => (await fetch(`${site.address()}old`)).status).toBe(200)
  const page = await openLivePage(browser, `${site.address()}old`)
  renameSync(join(site.siteDir, 'docs/old.md'), join(site.siteDir, 'docs/new.md'))
  const link = await list(page).getByText('Go to Old').elementHandle()
  site.write('docs/index.md', '# Start\n\n![a](./a.png)\n')
  await list(page).getByText('docs/index.md:3:6').waitFor()
  expect(await link?.evaluate((element) => element.isConnected)).toBe(true)
  rmSync(join(site.siteDir, 'docs/new.md'))
})

it('covers the page with warnings only after a click', async () => {
  const page = await openWithError()
  expect(await list(page).locator('.sheet').count()).toBe(1)
  site.write('docs/index.md', '# Start\n\n![a](https://a.example/a.png "a") [x](./none.md)\n')
  await list(page).locator('.badge').getByText('1 warning').waitFor()
  await list(page).locator('.badge').click()
  site.write('docs/other.md', '# Other\n\n[x](./none.md)\n')
  await list(page).locator('.sheet').getByText('2 warnings').waitFor()
})

it('closes on Escape after everything else that is open, and blocks none of its keys', async () => {
  const page = await openWithError()
  await page.getByPlaceholder('Search', { exact: true }).fill('other')
  const panel = page.locator('.search-panel')
  await panel.waitFor()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'hidden' })
  expect(await list(page).locator('.sheet').count()).toBe(1)
  await page.keyboard.press('Escape')
  await list(page).locator('.badge').waitFor()
})

it('reports why no editor opens', async () => {
  const page = await openWithError()
  await page.route('**/__docgen/open?*', (route) => route.fulfill({ status: 501, body: 'No editor could be opened.' }))
  await list(page).getByText('docs/index.md:3:6').click()
  await list(page).getByText('No editor could be opened.').waitFor()
  await page.route('**/__docgen/open?*', (route) => route.abort())
  await list(page).getByText('docs/index.md:3:6').click()
  await list(page).getByText('docgen is not responding').waitFor()
})
