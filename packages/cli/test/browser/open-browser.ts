import type { BrowserContextOptions, Page } from 'playwright-core'
import { launchBrowser } from '../launch-browser.js'

/** A browser for one file of tests. */
export interface TestBrowser {
  /** Opens a URL in a new window. */
  readonly open: (address: string, options?: BrowserContextOptions) => Promise<Page>
  /** Problems of pages since the last call: exceptions, console errors, violations of the policy. */
  readonly takeProblems: () => string[]
  /** Closes all windows. */
  readonly clear: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Phones are narrower than the sidebar's breakpoint and have no pointer. */
export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** Starts the tests' browser. */
export async function openBrowser(name?: string): Promise<TestBrowser> {
  const browser = await launchBrowser(name)
  const problems: string[] = []
  return {
    open: async (address, options = {}) => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
      const page = await context.newPage()
      page.on('pageerror', (error) => problems.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text())
      })
      await page.goto(address)
      return page
    },
    takeProblems: () => problems.splice(0),
    clear: async () => {
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    close: () => browser.close(),
  }
}
