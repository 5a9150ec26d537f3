import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { copySite, type SiteCopy } from './build-copy.js'
import { launchBrowser } from './launch-browser.js'

// The pages of MDX with what they bring to a browser: islands, tabs, styles.
const SITE = fileURLToPath(new URL('sites/mdx', import.meta.url))
const ORIGIN = 'http://docs.test'
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let browser: Browser
let copy: SiteCopy
const problems: string[] = []

beforeAll(async () => {
  copy = copySite(SITE)
  expect((await copy.build()).report.ok).toBe(true)
  browser = await launchBrowser()
})

afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()))
  expect(problems.splice(0)).toEqual([])
})

afterAll(async () => {
  await browser.close()
  copy.remove()
})

/** Opens a page of the site; whatever goes wrong in it fails the test. */
async function open(path: string, width = 1440): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 } })
  await context.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    const name = pathname.replace(/^\/base\//, '')
    const file = extname(name) === '' ? `${name || 'index'}.html` : name
    try {
      return route.fulfill({ body: readFileSync(join(copy.outDir, file)), contentType: TYPES[extname(file)] ?? '' })
    } catch {
      return route.fulfill({ status: 404, body: '' })
    }
  })
  const page = await context.newPage()
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  await page.goto(`${ORIGIN}/base/${path}`)
  return page
}

describe('islands in MDX', () => {
  it('answer to the first click', async () => {
    const page = await open('island')
    const counter = page.getByRole('button', { name: /Plain text/ })
    expect(await counter.textContent()).toBe('Plain text 3 +')
    await counter.click()
    await expect.poll(() => counter.textContent()).toBe('Plain text 4 +')
    await counter.click()
    await expect.poll(() => counter.textContent()).toBe('Plain text 5 +')
  })

  it('have the styles that they set, before their script is there and after', async () => {
    const page = await open('island')
    const counter = page.getByRole('button', { name: /Plain text/ })
    const styles = () =>
      counter.evaluate((element) => {
        const { fontStyle, color } = getComputedStyle(element)
        return { fontStyle, isGreen: color === 'rgb(0, 90, 0)' }
      })
    expect(await counter.getAttribute('style')).toBeNull()
    expect(await styles()).toEqual({ fontStyle: 'italic', isGreen: false })
    await counter.click()
    await expect.poll(() => counter.textContent()).toBe('Plain text 4 +')
    expect(await styles()).toEqual({ fontStyle: 'italic', isGreen: false })
    await counter.click()
    await expect.poll(styles).toEqual({ fontStyle: 'normal', isGreen: true })
  })

  it('leave content that they were given as it is, and show it whenever they want', async () => {
    const page = await open('island-content')
    await page.getByText('More').click()
    await page.getByText('Inside of it.').waitFor()
    const nested = page.getByRole('button', { name: /Within/ })
    await nested.click()
    await expect.poll(() => nested.textContent()).toBe('Within 8 +')
    const mark = page.getByRole('button', { name: /Marked/ })
    await mark.click()
    await expect.poll(() => mark.textContent()).toBe('Marked 1')
    expect(await page.getByText('A line with').textContent()).toBe(
      'A line with Marked 1 plain words and bold ones in it.',
    )
    const frame = page.getByRole('button', { name: /Framed/ })
    await frame.click()
    await expect.poll(() => frame.textContent()).toBe('Framed 1')
    expect(await nested.textContent()).toBe('Within 8 +')
    expect(await page.getByText('Inside of it.').isVisible()).toBe(true)
    expect(await page.getByRole('link', { name: 'a link' }).getAttribute('href')).toBe('/base/island')
    const show = page.getByRole('button', { name: 'Show' })
    const hidden = page.getByText('What was hidden, and code.')
    expect(await hidden.count()).toBe(0)
    for (let round = 0; round < 2; round++) {
      await show.click()
      await hidden.waitFor()
      expect(await hidden.locator('strong').textContent()).toBe('hidden')
      await page.locator('.code-frame').hover()
      await page.locator('.code-frame [data-action="copy-code"]').waitFor()
      await show.click()
      await hidden.waitFor({ state: 'detached' })
    }
  })

  it('know that they are in a browser', async () => {
    const page = await open('island')
    const shout = page.locator('docgen-island', { hasText: /hey/i })
    expect(await shout.textContent()).toBe('hey')
    await shout.hover()
    await expect.poll(() => shout.textContent()).toBe('HEY')
  })
})

it('tells an island where its page is, first as the build does', async () => {
  const page = await open('location?x=1')
  const here = page.getByRole('button', { name: /Here is/ })
  expect(await here.textContent()).toBe('Here is /base/location')
  await here.hover()
  await expect.poll(() => here.textContent()).toBe('Here is /base/location?x=1')
})

it('follows a redirect of a component', async () => {
  const page = await open('redirect')
  await page.waitForURL('**/base/location')
})

it('switches tabs of one group that JSX, a directive and a component wrote', async () => {
  for (const path of ['tabs', 'theme-in-components']) {
    const page = await open(path)
    const tabs = page.locator('main .tabs')
    await tabs.locator('label').first().click()
    expect(await tabs.locator('input').first().isChecked()).toBe(true)
  }
})

it('applies CSS modules and style sheets that components import', async () => {
  const page = await open('styles')
  const text = page.locator('main p', { hasText: 'Red' })
  expect(await text.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(255, 0, 0)')
})

it.each(['tabs', 'island', 'island-content', 'theme-in-components', 'pictures', 'html'])(
  'finds nothing to blame in %s',
  async (path) => {
    const page = await open(path, 390)
    await page.evaluate(axe)
    const violations = await page.evaluate(async () => {
      const { violations } = await (
        globalThis as unknown as {
          axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
        }
      ).axe.run()
      return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html.slice(0, 80)).join(' | ')}`)
    })
    expect(violations).toEqual([])
  },
)
