import type { BrowserContextOptions, Page, Route } from 'playwright-core'
import type { SiteCopy } from '../build-copy.js'
import type { TestBrowser } from './open-browser.js'
import type { StaticHost } from './static-host.js'

/** A built site on a static host, and a browser: one of each for all tests of a file. */
export interface World {
  readonly site: SiteCopy
  readonly host: StaticHost
  readonly browser: TestBrowser
  /** The absolute URL of a page or file of the site. */
  readonly address: (path: string) => string
  /** Opens a page of the site in a new window. */
  readonly open: (path: string, options?: BrowserContextOptions) => Promise<Page>
}

/** Waits until a page with this h1 is shown. */
export async function waitForPage(page: Page, title: string): Promise<void> {
  await page.waitForFunction((text) => document.querySelector('h1')?.textContent === text, title)
}

/** Marks the window, to distinguish a page load from a change of its content. */
export async function markWindow(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-theme-marked', ''))
}

/** Whether the window has not been reloaded since it was marked. */
export function isSameWindow(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-theme-marked'))
}

/** Holds all requests that match the pattern until `release` is called. */
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
