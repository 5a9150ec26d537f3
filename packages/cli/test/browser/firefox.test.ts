import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findViolations } from '../find-violations.js'
import { FIREFOX } from '../launch-browser.js'
import { openWorld } from './open-world.js'
import { isSameWindow, markWindow, waitForPage } from './world.js'

const PHONE = { viewport: { width: 390, height: 844 } }
const note = FIREFOX === undefined ? ' (SKIPPED: Firefox is not installed; apt-get install firefox-esr)' : ''

// Other files of this folder run in Firefox with DOCGEN_BROWSER=firefox. These few cover every script of the theme.
describe.skipIf(FIREFOX === undefined)(`in Firefox${note}`, () => {
  const world = openWorld({ source: new URL('../../../../site/', import.meta.url), browser: 'firefox' })
  const overflow = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

  it('shows pages without reloading, and marks the current heading', async () => {
    const page = await world.open('/advanced/plans')
    await markWindow(page)
    await page.click('.pagination-next')
    await waitForPage(page, 'Recurring subscriptions')
    expect(await isSameWindow(page)).toBe(true)
    expect(await page.locator('.sidebar [aria-current]').textContent()).toContain('Recurring')
    await page.goBack()
    await waitForPage(page, 'Plans')
    await page.locator('.toc-column a').last().click()
    await expect.poll(() => page.locator('.toc-column [aria-current]').count()).toBe(1)
  })

  it('keeps the color mode', async () => {
    const page = await world.open('/advanced/plans')
    await page.click('.color-mode-switch')
    // WebDriver BiDi reports a click before the page has handled it: a reload at once would come first.
    await expect.poll(() => page.getAttribute('html', 'data-theme')).toBe('dark')
    await page.reload()
    expect(await page.getAttribute('html', 'data-theme')).toBe('dark')
  })

  it('finds pages while the reader types', async () => {
    const page = await world.open('/advanced/plans')
    await page.keyboard.press('/')
    await page.keyboard.type('coupon')
    await page.locator('.search-hit').first().waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/coupon/)
  })

  it('selects tabs by pointer and key, everywhere in the page', async () => {
    const page = await world.open('/api/create-plan')
    await page.locator('.sample .tab-label', { hasText: 'Python' }).click()
    expect(await page.locator('.sample .tab-panel:visible').first().textContent()).toContain('import requests')
    await page.keyboard.press('ArrowRight')
    expect(await page.locator('.sample .tab-panel:visible').first().textContent()).toContain('$client->request')
  })

  it('opens and closes the drawer on phones', async () => {
    const page = await world.open('/advanced/plans', PHONE)
    await page.click('.navbar-toggle')
    await page.waitForFunction(() => document.activeElement?.matches('.drawer-close'))
    await page.keyboard.press('Escape')
    await page.locator('.sidebar').waitFor({ state: 'hidden' })
  })

  it.each(['/', '/advanced/webhooks', '/api/create-plan', '/version-history/1.58'])(
    'shows %s without accessibility violations, and never scrolls it sideways',
    async (path) => {
      const page = await world.open(path)
      expect(await overflow(page)).toBe(0)
      expect(await findViolations(page)).toEqual([])
      await page.setViewportSize(PHONE.viewport)
      expect(await overflow(page)).toBe(0)
    },
  )
})
