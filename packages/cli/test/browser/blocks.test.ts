import { describe, expect, it } from 'vitest'
import { findViolations } from '../find-violations.js'
import { openWorld } from './open-world.js'
import { isSameWindow, markWindow, waitForPage } from './world.js'

// The site has every block three times: as directives, as MDX components, and in code.
const world = openWorld({
  source: new URL('../sites/blocks/', import.meta.url),
  codes: ['icon', 'icon', 'broken-markdown-link'],
})
const PAGES = ['/', '/components', '/code']

it.each([
  ['light', 1440],
  ['dark', 1440],
  ['light', 390],
  ['dark', 320],
])('blocks have no accessibility violation in %s mode at %i px, and never scroll sideways', async (mode, width) => {
  const page = await world.open('/', { viewport: { width, height: 900 }, bypassCSP: true })
  for (const path of PAGES) {
    await page.goto(world.address(`${path}?docusaurus-theme=${mode}`))
    expect.soft(await findViolations(page), path).toEqual([])
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width)
  }
})

describe.each(PAGES)('the blocks of %s', (path) => {
  it('explain a term on focus and hover, until Escape', async () => {
    const page = await world.open(path)
    const tip = page.locator('.tooltip-text')
    expect(await tip.isVisible()).toBe(false)
    await page.focus('.tooltip-term')
    await tip.waitFor({ state: 'visible' })
    await page.keyboard.press('Escape')
    await tip.waitFor({ state: 'hidden' })
    await page.locator('.tooltip-term').blur()
    await page.hover('.tooltip-term')
    await tip.waitFor({ state: 'visible' })
  })

  it('have one link per card, which covers all of it', async () => {
    const page = await world.open(path)
    const card = page.locator('.card-box').first()
    await card.click({ position: { x: 4, y: 4 } })
    await page.waitForURL((url) => url.pathname !== path)
  })
})

describe('without script', () => {
  it('explain terms, show the chosen code, and open one accordion at a time', async () => {
    const page = await world.open('/', { javaScriptEnabled: false })
    await page.focus('.tooltip-term')
    expect(await page.isVisible('.tooltip-text')).toBe(true)
    await page.click('.code-group .tab-label >> text=pnpm')
    expect(await page.isVisible('.code-group >> text=pnpm i')).toBe(true)
    await page.click('summary >> text=How?')
    expect(await page.locator('.accordions details[open]').count()).toBe(1)
    expect(await page.isVisible('text=Like this.')).toBe(true)
  })
})

it('loads the styles of blocks before the router shows them', async () => {
  const page = await world.open('/plain')
  await markWindow(page)
  const sheets = page.evaluate(
    () =>
      new Promise((seen) =>
        document.addEventListener('docgen:page', () => {
          const grid = document.querySelector('.card-grid')
          seen(grid && getComputedStyle(grid).display)
        }),
      ),
  )
  await page.click('.prose a[href="/components"]')
  await waitForPage(page, 'Components')
  expect(await isSameWindow(page)).toBe(true)
  expect(await sheets).toBe('grid')
})
