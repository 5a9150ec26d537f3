import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findViolations } from '../find-violations.js'
import type { World } from './world.js'

const GUIDE = '/advanced/coupons'
const OPERATION = '/api/create-plan'

/** What a reader opens on a page, by name: the page, and the steps. */
const STATES: Readonly<Record<string, readonly [path: string, open: (page: Page) => Promise<void>]>> = {
  drawer: [GUIDE, (page) => page.click('.navbar-toggle')],
  'main menu of the drawer': [
    GUIDE,
    async (page) => {
      await page.click('.navbar-toggle')
      await page.click('.drawer-back')
    },
  ],
  'contents of the page': [GUIDE, (page) => page.click('.toc-collapsible summary')],
  'all parts of the operation': [OPERATION, (page) => page.click('.chips button')],
  'actions of the page': [GUIDE, (page) => page.click('.page-actions summary')],
  'search results': [GUIDE, (page) => search(page, 'refund', '.search-hit mark')],
  'search without results': [GUIDE, (page) => search(page, 'zzqxv', '.search-nothing')],
  'keyboard shortcuts': [
    GUIDE,
    async (page) => {
      await page.keyboard.press('?')
      await page.waitForSelector('#docgen-shortcuts[open]')
    },
  ],
  'every part of the operation': [
    OPERATION,
    (page) =>
      page.evaluate(() => {
        for (const part of document.querySelectorAll<HTMLDetailsElement>('main details')) part.open = true
      }),
  ],
}

/** Whatever readers open passes axe, in windows of a desktop at 100, 200 and 400 %. */
export function testStates(world: World): void {
  describe('whatever readers open', () => {
    it.each([
      [1440, 900, 'light', ['actions of the page', 'search results', 'search without results', 'keyboard shortcuts']],
      [1440, 900, 'dark', ['search results', 'all parts of the operation', 'every part of the operation']],
      [720, 450, 'light', Object.keys(STATES)],
      [720, 450, 'dark', Object.keys(STATES)],
      [320, 256, 'light', Object.keys(STATES)],
      [320, 256, 'dark', Object.keys(STATES)],
    ] as const)(
      'has no accessibility violation at %i × %i in %s mode, and never scrolls sideways',
      async (width, height, mode, names) => {
        for (const name of names) {
          const [path, open] = STATES[name] ?? []
          if (path === undefined || open === undefined) throw new Error(`no state ${name}`)
          const page = await world.open(`${path}?docusaurus-theme=${mode}`, {
            viewport: { width, height },
            reducedMotion: 'reduce',
            bypassCSP: true,
          })
          await open(page)
          expect.soft(await findViolations(page), name).toEqual([])
          expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width)
          await page.context().close()
        }
      },
    )
  })
}

/** Types into the field of the navbar, or of the sheet that replaces it in narrow windows. */
async function search(page: Page, query: string, found: string): Promise<void> {
  const link = page.locator('.navbar-search-link')
  const isNarrow = await link.isVisible()
  if (isNarrow) await link.click()
  await page.fill(isNarrow ? '.search-sheet .search-input' : '.navbar .search-input', query)
  await page.waitForSelector(found)
}
