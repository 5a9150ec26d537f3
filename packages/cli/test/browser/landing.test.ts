import { describe, expect, it } from 'vitest'
import { findViolations } from '../find-violations.js'
import { openWorld } from './open-world.js'

// The site has landing pages from front matter, MDX components and code.
const world = openWorld({
  source: new URL('../sites/landing/', import.meta.url),
  codes: ['broken-markdown-link', 'block'],
})

describe.each(['/', '/components', '/code'])('the landing page %s', (path) => {
  it.each([
    ['light', 1920],
    ['dark', 1440],
    ['light', 1024],
    ['dark', 768],
    ['dark', 390],
    ['light', 320],
  ])('has no accessibility violation in %s mode at %i px, and never scrolls sideways', async (mode, width) => {
    const page = await world.open(`${path}?docusaurus-theme=${mode}`, {
      viewport: { width, height: 900 },
      bypassCSP: true,
    })
    expect(await findViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await page.locator('h1').count()).toBe(path === '/' ? 2 : 1)
  })

  it('is as wide as the window, without sidebar and table of contents', async () => {
    const page = await world.open(path, { viewport: { width: 1440, height: 900 } })
    const widths = await page.evaluate(() =>
      [...document.querySelectorAll('.landing > .prose > :is(.hero, .band, .logos)')].map((part) => part.clientWidth),
    )
    expect(widths.length).toBeGreaterThan(1)
    expect(new Set(widths)).toEqual(new Set([await page.evaluate(() => document.documentElement.clientWidth)]))
    expect(await page.isVisible('.drawer')).toBe(false)
    expect(await page.locator('.toc-column').count()).toBe(0)
  })

  it('is focused in the order in which it is read', async () => {
    const page = await world.open(path, { viewport: { width: 1440, height: 900 } })
    const order = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.landing :is(a, input)')]
        .filter((element) => element.offsetParent && element.tabIndex >= 0)
        .map((element) => Math.round(element.getBoundingClientRect().top / 40)),
    )
    expect(order.length).toBeGreaterThan(1)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  })
})

it('has the sidebar in the drawer of phones', async () => {
  const page = await world.open('/', { viewport: { width: 390, height: 844 } })
  await page.click('.navbar-toggle')
  expect(await page.isVisible('.drawer .sidebar')).toBe(true)
})

it('finds pages by the large search field', async () => {
  const page = await world.open('/')
  await page.fill('.hero .search-input', 'ordinary')
  // Before the results are there, Enter opens the search page.
  const hit = page.locator('.hero a[aria-selected="true"]')
  await hit.waitFor()
  const href = await hit.evaluate((link: HTMLAnchorElement) => link.href)
  expect(href).not.toBe(page.url())
  await page.keyboard.press('Enter')
  await page.waitForURL(href)
})

it('keeps its styles when a reader comes from another page and returns', async () => {
  const page = await world.open('/guide')
  const display = () => page.evaluate(() => getComputedStyle(document.querySelector('.hero') ?? document.body).display)
  await page.click('.brand')
  await page.waitForSelector('.hero')
  expect(await display()).toBe('grid')
  expect(await page.getAttribute('html', 'class')).toContain('layout-home')
  await page.goBack()
  await page.waitForSelector('.breadcrumbs')
  expect(await page.getAttribute('html', 'class')).not.toContain('layout-home')
  expect(await page.isVisible('.drawer')).toBe(true)
})
