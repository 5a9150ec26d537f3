import type { BrowserContextOptions, Page, Route } from 'playwright-core'
import type { SiteCopy } from '../build-copy.js'
import type { TestBrowser } from './open-browser.js'
import type { StaticHost } from './static-host.js'

/** A built site behind a static host, and a browser in front of it: one of each for all tests of a file. */
export interface World {
  readonly site: SiteCopy
  readonly host: StaticHost
  readonly browser: TestBrowser
  /** The whole address of a page of the site, or of any other of its files. */
  readonly address: (path: string) => string
  /** Opens a page of the site in a window of its own. */
  readonly open: (path: string, options?: BrowserContextOptions) => Promise<Page>
}

/** Waits until a page of the site is shown whose h1 reads so. */
export async function waitForPage(page: Page, title: string): Promise<void> {
  await page.waitForFunction((text) => document.querySelector('h1')?.textContent === text, title)
}

/** Marks the window, so that a full load can be told from a change of its content. */
export async function markWindow(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-theme-marked', ''))
}

/** Whether the window has not been loaded anew since it was marked. */
export function isSameWindow(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-theme-marked'))
}

/** Holds all requests that the pattern fits until `release` is called. */
export async function hold(page: Page, pattern: RegExp): Promise<() => void> {
  let release = (): void => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route: Route) => {
    await released
    await route.continue().catch(() => {})
  })
  return release
}
