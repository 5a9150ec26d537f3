import { type Browser, chromium as playwright } from 'playwright-core'
import { unpackBrowser } from '../../../scripts/unpack-browser.mjs'

// Containers cannot run the sandbox. Without software emulation of the graphics card, pages render in five sixths
// of the time.
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-software-rasterizer']

/** Starts the tests' browser. */
export async function launchBrowser(): Promise<Browser> {
  return playwright.launch({ executablePath: unpackBrowser(), args: FLAGS, headless: true })
}
