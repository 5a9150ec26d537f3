import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openWorld } from './open-world.js'

const world = openWorld({ source: new URL('drawn', import.meta.url), base: '/manual' })
const requests = (pattern: RegExp): string[] => world.host.takeRequests().filter((path) => pattern.test(path))

describe('a formula', () => {
  it('has KaTeX’s sizes, also on a page opened by navigation', async () => {
    const heightOf = (page: Page) =>
      page
        .locator('.katex-display .katex-strut')
        .first()
        .evaluate((strut) => strut.getBoundingClientRect().height)
    const direct = await world.open('/formulas')
    const height = await heightOf(direct)
    expect(height).toBeGreaterThan(30)
    expect(requests(/KaTeX_Main-Regular/)).toHaveLength(1)
    const page = await world.open('/')
    expect(requests(/math|KaTeX/)).toEqual([])
    await page.click('main a[href="/manual/formulas"]')
    await page.waitForSelector('.katex-display')
    await page.waitForFunction(
      (wanted) => document.querySelector('.katex-display .katex-strut')?.getBoundingClientRect().height === wanted,
      height,
    )
    expect(await page.locator('.katex-mathml').count()).toBe(1)
  })
})

describe('a diagram', () => {
  it('is its source without scripts, and nothing is loaded on other pages', async () => {
    await world.open('/')
    expect(requests(/diagram-/)).toEqual([])
    const page = await world.open('/diagrams', { javaScriptEnabled: false })
    expect(await page.textContent('docgen-island')).toContain('A[Source] --> B{Known?}')
  })

  it('is rendered when visible, with a name, and in the colors of its source', async () => {
    const page = await world.open('/diagrams')
    for (const index of [0, 1, 2]) {
      const island = page.locator('docgen-island').nth(index)
      await island.scrollIntoViewIfNeeded()
      await island.locator('svg').first().waitFor()
    }
    const svg = page.locator('docgen-island').first().locator('svg').first()
    const name = await svg.getAttribute('aria-labelledby')
    expect(await page.textContent(`#${name}`)).toBe('How a page is made')
    const fill = await svg
      .locator('.node')
      .first()
      .locator('rect, path')
      .first()
      .evaluate((box) => getComputedStyle(box).fill)
    expect(fill).toBe('rgb(255, 153, 102)')
    const scale = await svg.evaluate((drawing) => {
      if (!(drawing instanceof SVGSVGElement) || !drawing.parentElement) return 0
      drawing.parentElement.style.width = '50px'
      const { width } = drawing.getBoundingClientRect()
      drawing.parentElement.style.width = ''
      return width / drawing.viewBox.baseVal.width
    })
    expect(scale).toBeCloseTo(0.75)
    const words = await svg
      .locator('.nodeLabel')
      .first()
      .evaluate((label) => getComputedStyle(label).font)
    expect(words).toMatch(/^16px /)
    const line = svg.locator('.edgePaths path').first()
    const light = await line.evaluate((path) => getComputedStyle(path).stroke)
    await page.evaluate(() => {
      document.documentElement.dataset['theme'] = 'dark'
    })
    await page.waitForFunction((before) => {
      const path = document.querySelector('docgen-island svg .edgePaths path')
      return path !== null && getComputedStyle(path).stroke !== before
    }, light)
  })
})
