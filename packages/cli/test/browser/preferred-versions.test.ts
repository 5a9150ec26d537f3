import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { copySite, type SiteCopy } from '../build-copy.js'
import { openBrowser, type TestBrowser } from './open-browser.js'
import { openStaticHost, type StaticHost } from './static-host.js'

// Two folders of documents, each with versions and a menu.
let site: SiteCopy
let host: StaticHost
let browser: TestBrowser

beforeAll(async () => {
  site = copySite(fileURLToPath(new URL('../sites/versions-of-several-docs', import.meta.url)))
  write('versions.json', '["2.0", "1.0"]')
  write('versioned_sidebars/version-2.0-sidebars.json', '{ "defaultSidebar": ["intro"] }')
  write('versioned_docs/version-2.0/intro.md', '# Introduction\n')
  write('versioned_docs/version-1.0/intro.md', '# Introduction\n\nWith a dinosaur.\n')
  const config = readFileSync(join(site.siteDir, 'site.config.ts'), 'utf8')
  const items =
    "items: [{ type: 'docsVersionDropdown' }, { type: 'doc', docId: 'intro', label: 'Introduction' }, { type: 'docsVersion' },"
  expect(config).toContain('items: [')
  write('site.config.ts', config.replace('items: [', items))
  expect((await site.build()).report.diagnostics).toEqual([])
  host = await openStaticHost(site.outDir)
  browser = await openBrowser()
})

afterEach(async () => {
  await browser.clear()
  expect(browser.takeProblems()).toEqual([])
})

afterAll(async () => {
  await browser.close()
  await host.close()
  site.remove()
})

function write(file: string, text: string): void {
  mkdirSync(dirname(join(site.siteDir, file)), { recursive: true })
  writeFileSync(join(site.siteDir, file), text)
}

const open = (path: string): Promise<Page> => browser.open(host.origin + path, { reducedMotion: 'reduce' })
const labels = (page: Page) => page.locator('.navbar .dropdown-version summary span').allTextContents()
const hrefOf = (page: Page, label: string) =>
  page.locator('.navbar a.navbar-link', { hasText: new RegExp(`^${label}$`) }).getAttribute('href')

/** Chooses a version in the menu that lists it. */
async function choose(page: Page, version: string): Promise<void> {
  const menu = page.locator('.navbar .dropdown-version', { has: page.locator(`a[data-version="${version}"]`) })
  await menu.hover()
  await menu.locator(`a[data-version="${version}"]`).click()
  await page.waitForFunction((name) => document.documentElement.dataset['docsVersion'] === name, version)
}

describe('the preferred versions of several folders of documents', () => {
  it('are kept apart, and each decides what its own menu and links show', async () => {
    const page = await open('/docs/intro')
    await choose(page, '1.0')
    await page.goto(`${host.origin}/community/team`)
    await choose(page, 'community/1.0')
    const stored = ['default', 'community'].map((docs) => `docs-preferred-version-${docs}`)
    expect(await page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), stored)).toEqual(['1.0', '1.0'])
    await page.goto(`${host.origin}/about`)
    await expect.poll(() => labels(page)).toEqual(['1.0', '1.0'])
    expect(await hrefOf(page, 'Introduction')).toBe('/docs/1.0/intro')
    expect(await page.locator('.navbar [aria-current="true"][data-version]').count()).toBe(2)
    // The version of the community that is preferred does not have it.
    expect(await hrefOf(page, 'Rules')).toBe('/community/rules')
  })

  it('decide on pages of other documents, too', async () => {
    const page = await open('/docs/intro')
    await choose(page, '1.0')
    await page.goto(`${host.origin}/community/team`)
    await expect.poll(() => labels(page)).toEqual(['1.0', 'Now'])
    expect(await hrefOf(page, 'Introduction')).toBe('/docs/1.0/intro')
  })

  it('name links to a version that have no label of their own', async () => {
    const page = await open('/docs/intro')
    await choose(page, '1.0')
    await page.goto(`${host.origin}/about`)
    await expect.poll(() => hrefOf(page, '1.0')).toBe('/docs/1.0/intro')
  })

  it('decide what is searched: the one of the first folder', async () => {
    const page = await open('/community/team')
    await choose(page, 'community/1.0')
    await page.goto(`${host.origin}/docs/intro`)
    await choose(page, '1.0')
    await page.goto(`${host.origin}/about`)
    await page.fill('.navbar .search-input', 'dinosaur')
    await page.waitForSelector('.search-hit')
    expect(await page.locator('.search-all').first().getAttribute('href')).toContain('version=docs%2F1.0%2F')
  })
})
