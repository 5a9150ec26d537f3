import { existsSync } from 'node:fs'
import { type Browser, firefox, chromium as playwright } from 'playwright-core'
import { unpackBrowser } from '../../../scripts/unpack-browser.mjs'

// Containers cannot run the sandbox. Without software emulation of the graphics card, pages render in five sixths
// of the time. A second thread that paints takes a tenth of the processor time, and tests run side by side anyway.
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-software-rasterizer', '--num-raster-threads=1']

/** Where systems install Firefox; absent if none of these files exists. */
export const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path))

/** Starts the tests' browser: Chromium, with more flags if given, or Firefox by `DOCGEN_BROWSER=firefox`. */
export async function launchBrowser(
  name = process.env['DOCGEN_BROWSER'],
  flags: readonly string[] = [],
): Promise<Browser> {
  const args = [...FLAGS, ...flags]
  if (name !== 'firefox') return playwright.launch({ executablePath: unpackBrowser(), args, headless: true })
  if (FIREFOX === undefined) throw new Error('Firefox is not installed. On Debian: apt-get install firefox-esr')
  // The channel that Playwright drives over WebDriver BiDi. It does not emulate print, or a browser without scripts.
  return firefox.launch({ executablePath: FIREFOX, channel: 'moz-firefox', headless: true })
}
