import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findViolations } from '../find-violations.js'
import { PHONE } from './open-browser.js'
import { openWorld } from './open-world.js'
import { waitForPage } from './world.js'

const LONG = `Wherein${'averylongword'.repeat(12)} is explained, with everything that came before it and after it`

// Posts of strangers: a title of one long word, one without spaces between words, one from right to left.
const world = openWorld({
  source: new URL('../sites/blog/', import.meta.url),
  prepare: ({ siteDir }) => {
    const write = (name: string, title: string, text: string) =>
      writeFileSync(join(siteDir, `blog/${name}.md`), `---\ntitle: ${title}\ndate: 2026-09-01\n---\n\n${text}\n`)
    write('long', LONG, `\`${'code'.repeat(60)}\`\n\n| a | b |\n| - | - |\n| ${'cell'.repeat(40)} | x |`)
    write('japanese', `${'静的サイトを生成する道具の話'.repeat(4)}`, '長い文章。'.repeat(80))
    write('hebrew', 'כותרת ארוכה של רשומה בבלוג', 'טקסט קצר.')
  },
})

it.each([
  ['/blog', 'light', 1440],
  ['/blog', 'dark', 320],
  ['/blog/long', 'dark', 1440],
  ['/blog/long', 'light', 390],
  ['/blog/second', 'dark', 390],
  ['/blog/archive', 'light', 390],
  ['/blog/authors', 'dark', 1440],
])(
  'shows %s without accessibility violations in %s mode at %i px, and never scrolls sideways',
  async (path, mode, width) => {
    const page = await world.open(`${path}?docusaurus-theme=${mode}`, {
      viewport: { width, height: 900 },
      bypassCSP: true,
    })
    expect(await findViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  },
)

it('links from the list to a post and its author, and from page to page', async () => {
  const page = await world.open('/blog', PHONE)
  const first = await page.locator('.post-title').allTextContents()
  await page.click('.pagination-next')
  // The router changes the URL before the content.
  await expect.poll(() => page.locator('.post-title').allTextContents()).not.toEqual(first)
  expect(page.url()).toMatch(/\/blog\/page\/2/)
  const second = await page.locator('.post-title').allTextContents()
  expect(first.length).toBe(2)
  expect(second.filter((title) => first.includes(title))).toEqual([])
  await page.goto(world.address('/blog/second'))
  await waitForPage(page, 'The second & last')
  expect(await page.locator('head link[type="application/rss+xml"]').count()).toBe(1)
  expect(await page.locator('.post-line time').getAttribute('datetime')).toBe('2026-03-01T11:00:00Z')
})

it('shows the date of a post below its title, on phones before the menu of the page', async () => {
  const page = await world.open('/blog/second', PHONE)
  const top = async (selector: string): Promise<number> => (await page.locator(selector).boundingBox())?.y ?? Number.NaN
  expect(await top('.post-line')).toBeGreaterThan(await top('h1'))
  expect(await top('.post-line')).toBeLessThan(await top('.page-actions'))
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await top('.post-line')).toBeGreaterThan(await top('h1'))
  expect(await top('.page-actions')).toBeGreaterThan(await top('h1'))
})
