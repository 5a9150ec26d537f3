import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { writeTestFiles } from '../../src/read/write-test-files.js'
import type { SiteCopy } from '../build-copy.js'
import { openWorld } from './open-world.js'

// Two docs folders, each with versions and a menu.
const world = openWorld({
  source: new URL('../sites/versions-of-several-docs', import.meta.url),
  options: { reducedMotion: 'reduce' },
  prepare: addVersionsAndMenus,
})

function addVersionsAndMenus({ siteDir }: SiteCopy): void {
  const config = readFileSync(join(siteDir, 'site.config.ts'), 'utf8')
  const items =
    "items: [{ type: 'docsVersionDropdown' }, { type: 'doc', docId: 'intro', label: 'Introduction' }, { type: 'docsVersion' },"
  expect(config).toContain('items: [')
  // A page that only the current version of the community has.
  rmSync(join(siteDir, 'community_versioned_docs/version-1.0/rules.md'))
  writeTestFiles(siteDir, {
    'versions.json': '["2.0", "1.0"]',
    'community_versioned_sidebars/version-1.0-sidebars.json': '{ "people": ["team"] }',
    'versioned_sidebars/version-2.0-sidebars.json': '{ "defaultSidebar": ["intro"] }',
    'versioned_docs/version-2.0/intro.md': '# Introduction\n',
    'versioned_docs/version-1.0/intro.md': '# Introduction\n\nWith a dinosaur.\n',
    'site.config.ts': config.replace('items: [', items),
  })
}

const labels = (page: Page) => page.locator('.navbar .dropdown-version summary > span:last-of-type').allTextContents()
const hrefOf = (page: Page, label: string) =>
  page.locator('.navbar a.navbar-link', { hasText: new RegExp(`^${label}$`) }).getAttribute('href')

/** Selects a version in the menu that lists it. */
async function choose(page: Page, version: string): Promise<void> {
  const menu = page.locator('.navbar .dropdown-version', { has: page.locator(`a[data-version="${version}"]`) })
  await menu.hover()
  await menu.locator(`a[data-version="${version}"]`).click()
  await page.waitForFunction((name) => document.documentElement.dataset['docsVersion'] === name, version)
}

describe('the preferred versions of several docs folders', () => {
  it('are separate, and each determines its own menu and links', async () => {
    const page = await world.open('/docs/intro')
    await choose(page, '1.0')
    await page.goto(world.address('/community/team'))
    await choose(page, 'community/1.0')
    const stored = ['default', 'community'].map((docs) => `docs-preferred-version-${docs}`)
    expect(await page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), stored)).toEqual(['1.0', '1.0'])
    await page.goto(world.address('/about'))
    await expect.poll(() => labels(page)).toEqual(['1.0', '1.0'])
    // Menus with equal versions show the names of their docs.
    expect(await page.locator('.navbar .dropdown-version summary').allTextContents()).toEqual([
      'Introduction 1.0',
      'Community 1.0',
    ])
    expect(await hrefOf(page, 'Introduction')).toBe('/docs/1.0/intro')
    expect(await page.locator('.navbar [aria-current="true"][data-version]').count()).toBe(2)
    // The preferred version of the community does not have it.
    expect(await hrefOf(page, 'Rules')).toBe('/community/rules')
  })

  it('are next to the names of their folders if the row has room', async () => {
    const page = await world.open('/docs/intro')
    const names = page.locator('.navbar .dropdown-version summary > [dir]')
    const seen: Record<number, readonly boolean[]> = {}
    for (const width of [1440, 1200]) {
      await page.setViewportSize({ width, height: 800 })
      seen[width] = await Promise.all((await names.all()).map((name) => name.isVisible()))
    }
    expect(seen).toEqual({ 1440: [true, true], 1200: [false, false] })
  })

  it('apply to pages of other docs, too', async () => {
    const page = await world.open('/docs/intro')
    await choose(page, '1.0')
    await page.goto(world.address('/community/team'))
    await expect.poll(() => labels(page)).toEqual(['1.0', 'Now'])
    expect(await hrefOf(page, 'Introduction')).toBe('/docs/1.0/intro')
  })

  it('label links to a version that have no label of their own', async () => {
    const page = await world.open('/docs/intro')
    await choose(page, '1.0')
    await page.goto(world.address('/about'))
    await expect.poll(() => hrefOf(page, '1.0')).toBe('/docs/1.0/intro')
  })

  it('determine the searched version: the one of the first folder', async () => {
    const page = await world.open('/community/team')
    await choose(page, 'community/1.0')
    await page.goto(world.address('/docs/intro'))
    await choose(page, '1.0')
    await page.goto(world.address('/about'))
    await page.fill('.navbar .search-input', 'dinosaur')
    await page.waitForSelector('.search-hit')
    expect(await page.locator('.search-all').first().getAttribute('href')).toContain('version=docs%2F1.0%2F')
  })
})
