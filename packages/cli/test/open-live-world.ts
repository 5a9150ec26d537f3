import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { launchBrowser } from './launch-browser.js'
import { createLiveSite, type LiveSite, openLivePage } from './live-site.js'

/** A live site, and a browser. */
export interface LiveWorld {
  /** The site of the current test. */
  readonly site: LiveSite
  /** Opens a page of the site, by its path without a leading slash, in a new window. */
  readonly open: (path: string) => Promise<Page>
}

/**
 * Starts a site of these files before each test of a file, with these flags of `docgen dev`, and ends it afterwards,
 * expecting neither an error nor a bug.
 */
export function openLiveWorld(files: Readonly<Record<string, string>>, ...flags: readonly string[]): LiveWorld {
  let browser: Browser
  let site: LiveSite
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())
  beforeEach(async () => {
    site = createLiveSite(files)
    await site.start(...flags)
  })
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()))
    expect([0, 'SIGTERM']).toContain(await site.end())
    expect(site.printed()).not.toMatch(/bug of its own/)
    site.remove()
  })
  return {
    get site() {
      return site
    },
    open: (path) => openLivePage(browser, site.address() + path),
  }
}
