import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { writeTestFiles } from '../../src/read/write-test-files.js'
import { findViolations } from '../find-violations.js'
import { PHONE } from './open-browser.js'
import { openWorld } from './open-world.js'
import { isSameWindow, markWindow, waitForPage } from './world.js'

const NUMBERS = Array.from({ length: 150 }, (_, index) => index + 100)

const world = openWorld({
  source: new URL('../sites/announcement', import.meta.url),
  options: { reducedMotion: 'reduce' },
  prepare: ({ siteDir }) => {
    rmSync(join(siteDir, 'docs'), { recursive: true })
    writeTestFiles(
      siteDir,
      Object.fromEntries([
        ['site.config.ts', "export default { title: 'Long', url: 'https://x.test', docs: { routeBasePath: '/' } }\n"],
        ['docs/index.md', '# Start\n'],
        ...NUMBERS.flatMap((number) =>
          ['a', 'b'].map((name) => [`docs/topic-${number}/${name}.md`, `# Page ${name} of ${number}\n\nText.\n`]),
        ),
      ]),
    )
  },
})

const topics = (page: Page) => page.locator('.sidebar > ul > li')
const links = (page: Page) => page.locator('.sidebar .menu-all > a')
const topOf = (page: Page) =>
  page.locator('.sidebar [aria-current]').evaluate((link) => link.getBoundingClientRect().top)
const PAGE = '/topic-180/a'

it('shows the topics around the current one, and loads all others without moving it', async () => {
  const page = await world.open(PAGE)
  expect(await topics(page).count()).toBeLessThan(80)
  expect(await links(page).allTextContents()).toEqual(['All topics', 'All topics'])
  expect(await findViolations(page)).toEqual([])
  await markWindow(page)
  // The focus scrolls to the link.
  await links(page).first().focus()
  const before = await topOf(page)
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => !document.querySelector('.sidebar .menu-all'))
  expect(await topics(page).count()).toBe(151)
  // The focus is on the topic before the ones that were shown: at most, the sidebar scrolls to reveal this one row.
  expect(Math.abs((await topOf(page)) - before)).toBeLessThan(33)
  expect(
    await page.evaluate(() => document.activeElement?.closest('.sidebar > ul > li')?.nextElementSibling),
  ).not.toBeNull()
  expect(await page.evaluate(() => document.activeElement?.matches('.sidebar a'))).toBe(true)
  expect(await page.locator('.sidebar [aria-current="page"]').count()).toBe(1)
  expect(await isSameWindow(page)).toBe(true)
  // A topic that was loaded opens like any other.
  await page.locator('.sidebar a', { hasText: 'topic-101' }).click()
  await page.locator('.sidebar details a', { hasText: 'Page b of 101' }).click()
  await waitForPage(page, 'Page b of 101')
  expect(await isSameWindow(page)).toBe(true)
  expect(await page.locator('.sidebar [aria-current="page"]').textContent()).toBe('Page b of 101')
})

it('moves the focus to the next topic from the link at the end', async () => {
  const page = await world.open(PAGE)
  const last = await topics(page).nth(-2).textContent()
  await links(page).last().press('Enter')
  await page.waitForFunction(() => !document.querySelector('.sidebar .menu-all'))
  const previous = await page.evaluate(
    () => document.activeElement?.closest('.sidebar > ul > li')?.previousElementSibling?.textContent,
  )
  expect(previous).toBe(last)
})

it('opens a page that lists all topics without scripts', async () => {
  const page = await world.open(PAGE, { javaScriptEnabled: false })
  await links(page).first().click()
  expect(await page.locator('h1').textContent()).toBe('All topics')
  expect(await page.locator('main .card').count()).toBe(151)
  await page.locator('main .card', { hasText: 'topic-249' }).click()
  expect(await page.locator('h1').textContent()).toBe('Page a of 249')
})

it.each<[string, BrowserContextOptions]>([
  ['light', { colorScheme: 'light' }],
  ['dark', { colorScheme: 'dark' }],
])('works in the drawer of a phone (%s)', async (_mode, options) => {
  const page = await world.open(PAGE, { ...PHONE, ...options })
  await page.locator('[popovertarget]').first().click()
  await page.waitForSelector('.sidebar .menu-all a')
  expect(await findViolations(page)).toEqual([])
  await links(page).last().tap()
  await page.waitForFunction(() => !document.querySelector('.sidebar .menu-all'))
  expect(await topics(page).count()).toBe(151)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await findViolations(page)).toEqual([])
})

it('filters nothing that it does not have', async () => {
  const page = await world.open(PAGE)
  expect(await page.locator('.sidebar-filter').count()).toBe(0)
})
