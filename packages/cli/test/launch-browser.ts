import { type Browser, chromium as playwright } from 'playwright-core'
import { unpackBrowser } from '../../../scripts/unpack-browser.mjs'

// Containers lack what the sandbox needs. Without the graphics card's software stand-in, pages are drawn in five sixths of the time.
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-software-rasterizer']

/** Starts the browser that comes with the tests. */
export async function launchBrowser(): Promise<Browser> {
  return playwright.launch({ executablePath: unpackBrowser(), args: FLAGS, headless: true })
}
