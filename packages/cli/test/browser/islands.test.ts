import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { copySite, type SiteCopy } from '../build-copy.js'
import { openWorld } from './open-world.js'

const SITE = new URL('islands', import.meta.url)
const MODULES = fileURLToPath(new URL('../../../../node_modules', import.meta.url))

const world = openWorld({ source: SITE, base: '/manual', prepare: installReact })
const scripts = (): string[] =>
  world.host.takeRequests().filter((path) => /(?:react|runtime|chunk|Counter)-/.test(path))
const counter = '.counter'
const text = (page: Page, selector: string) => page.textContent(selector)

/** Installs React in a site with custom components. */
function installReact({ siteDir }: SiteCopy): void {
  symlinkSync(MODULES, join(siteDir, 'node_modules'))
}

describe('an island of a site', () => {
  it('is complete HTML, also without scripts', async () => {
    const page = await world.open('/', { javaScriptEnabled: false })
    expect(await text(page, counter)).toBe('Count 3')
    expect(scripts()).toEqual([])
  })

  it('loads at the first key, click or touch, which is replayed, and hydrates without a mismatch', async () => {
    const page = await world.open('/next')
    const html = await page.locator(counter).evaluate((button) => button.closest('p')?.outerHTML)
    expect(html).toMatch(/<label for="([\w-]+)">Add<\/label><button id="\1"/)
    expect(scripts().filter((path) => path.includes('Counter'))).toEqual([])
    await page.locator(counter).evaluate((button: HTMLElement) => button.click())
    await page.waitForFunction(() => document.querySelector('.counter')?.textContent === 'Count 4')
    await page.click(counter)
    expect(await text(page, counter)).toBe('Count 5')
    expect(scripts().length).toBeGreaterThan(0)
  })

  it('hydrates when visible, and keeps text typed before', async () => {
    const page = await world.browser.open('about:blank')
    let release = (): void => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/runtime-/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(world.address('/'))
    await page.fill('.greeting input', 'Ada')
    expect(await text(page, 'output')).toBe('Nobody')
    await page.waitForSelector('docgen-island[aria-busy]')
    release()
    await page.waitForSelector('.greeting.is-alive')
    expect(await text(page, 'output')).toBe('Hello Ada')
    expect(await page.inputValue('.greeting input')).toBe('Ada')
    expect(await page.locator('[aria-busy]').count()).toBe(0)
  })

  it('reports a script that failed to load, and tries again', async () => {
    for (const part of [/Counter-/, /runtime-/, /chunk-/]) {
      const page = await world.open('/next')
      await page.route(part, (route) => route.abort())
      await page.hover(counter)
      const retry = page.locator('docgen-island[name=Counter]').getByRole('button', { name: 'Retry' })
      await retry.waitFor()
      expect(await text(page, counter)).toBe('Count 3')
      await page.unroute(part)
      await retry.click()
      // Browsers cache the failure of a module's import: there the second attempt reloads the page.
      // A click before its scripts run would do nothing.
      if (part.source === 'chunk-') await Promise.all([page.waitForEvent('load'), retry.click()])
      await retry.waitFor({ state: 'detached' })
      await page.click(counter)
      await page.waitForFunction(() => document.querySelector('.counter')?.textContent === 'Count 4')
      world.browser.takeProblems()
    }
  })

  it('crashes alone, and recovers with Try again', async () => {
    const page = await world.open('/')
    await page.click('.fragile')
    const problem = page.locator('main .problem')
    await problem.waitFor()
    expect(await problem.textContent()).toContain('This page crashed.')
    expect(await problem.textContent()).toContain('the vase fell')
    expect(await page.isVisible('.navbar')).toBe(true)
    await expect.poll(() => world.browser.takeProblems().join()).toContain('the vase fell')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.waitForSelector('.fragile')
    await page.click('.fragile')
    await problem.waitFor()
    world.browser.takeProblems()
  })

  it('replays a click right after Try again, before it has hydrated', async () => {
    const page = await world.open('/')
    await page.click('.fragile')
    const retry = page.getByRole('button', { name: 'Try again' })
    await retry.waitFor()
    world.browser.takeProblems()
    await retry.evaluate((button: HTMLElement) => {
      button.click()
      document.querySelector<HTMLElement>('.fragile')?.click()
    })
    await expect.poll(() => world.browser.takeProblems().join()).toContain('the vase fell')
    await retry.waitFor()
    world.browser.takeProblems()
  })

  it('bundles no React of its own', async () => {
    const page = await world.open('/')
    await page.locator('.greeting').scrollIntoViewIfNeeded()
    await page.waitForSelector('.greeting.is-alive')
    await page.click(counter)
    await page.waitForFunction(() => document.querySelector('.counter')?.textContent === 'Count 4')
    expect(world.host.takeRequests().filter((path) => path.includes('chunk-'))).toHaveLength(1)
  })
})

describe('props of an island', () => {
  it('are JSON; otherwise the build reports them', async () => {
    const copy = copySite(fileURLToPath(SITE))
    installReact(copy)
    writeFileSync(
      join(copy.siteDir, 'components/Footer.tsx'),
      "import { Counter } from './Counter.js'\nexport const Footer = () => <Counter start={() => 3} />\n",
    )
    const { report } = await copy.build()
    copy.remove()
    expect(report.diagnostics.map(({ code, message }) => `${code} ${message}`).join()).toContain(
      'island-props <Counter> runs in the browser, but docgen can\'t send it the prop "start", a function',
    )
  })
})
