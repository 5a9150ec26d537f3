import chromium from '@sparticuz/chromium'
import { type Browser, chromium as playwright } from 'playwright-core'

/** Starts the browser that comes with the tests. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = await chromium.executablePath()
  return playwright.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'], headless: true })
}
