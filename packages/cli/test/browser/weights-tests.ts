import type { CDPSession, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type World, waitForPage } from './world.js'

// A guide of about median weight, without pictures of its own.
const GUIDE = '/advanced/plans'

interface Transfer {
  readonly path: string
  bytes: number
}

/** What a first visit costs, and what going on costs. Bytes are those of the network log, of bodies as they were sent. */
export function testWeights(world: World): void {
  describe('a first visit that only reads', () => {
    it('costs at most 5 requests, 6 KB of script, 14 KB of style and 9 KB of HTML, no font, and nothing moves', async () => {
      const page = await world.browser.open('about:blank')
      const transfers = await recordTransfers(page)
      await page.addInitScript(observe)
      await page.goto(world.address(GUIDE), { waitUntil: 'networkidle' })
      await page.mouse.move(700, 400)
      await page.mouse.wheel(0, 400)
      await page.waitForFunction(() => scrollY > 0)
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      const sum = (pattern: RegExp) =>
        transfers.filter(({ path }) => pattern.test(path)).reduce((total, { bytes }) => total + bytes, 0)
      const weights = { requests: transfers.length, script: sum(/\.js$/), style: sum(/\.css$/), html: sum(/^[^.]*$/) }
      const limits = { requests: 5, script: 6144, style: 14_336, html: 9216 }
      for (const [name, limit] of Object.entries(limits)) {
        const weight = weights[name as keyof typeof weights]
        expect(weight, `${name}: ${JSON.stringify(transfers)}`).toBeLessThanOrEqual(limit)
      }
      expect(sum(/\.woff2?$/)).toBe(0)
      expect(await page.evaluate(() => document.documentElement.dataset['themeShift'])).toBe('0')
    })
  })

  describe('going from page to page', () => {
    it('leaves no listener and no memory behind', async () => {
      const page = await world.open('/advanced/plans', { reducedMotion: 'reduce' })
      const session = await page.context().newCDPSession(page)
      await session.send('Performance.enable')
      await goBackAndForth(page, 20)
      const before = await measure(session)
      await goBackAndForth(page, 240)
      // The browser frees what it no longer needs when it likes: what stays was left behind.
      const grown = async (): Promise<string[]> => {
        const after = await measure(session)
        return (
          [
            ['listeners', 1],
            ['documents', 1.5],
            ['nodes', 1.1],
            ['heap', 1.1],
          ] as const
        )
          .filter(([name, growth]) => after[name] > before[name] * growth)
          .map(([name]) => `${name} ${before[name]} to ${after[name]}`)
      }
      await expect.poll(grown, { timeout: 20_000 }).toEqual([])
    })
  })
}

/** Sums up what the browser itself calls shifts of the layout. */
function observe(): void {
  let shift = 0
  const tell = (): void => {
    if (document.documentElement) document.documentElement.dataset['themeShift'] = String(shift)
  }
  addEventListener('DOMContentLoaded', tell)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shift += 'value' in entry ? Number(entry.value) : 0
    tell()
  }).observe({ type: 'layout-shift', buffered: true })
}

async function recordTransfers(page: Page): Promise<Transfer[]> {
  const transfers: Transfer[] = []
  const running = new Map<string, Transfer>()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.url.startsWith('http')) return
    const transfer = { path: new URL(response.url).pathname, bytes: 0 }
    running.set(requestId, transfer)
    transfers.push(transfer)
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const transfer = running.get(requestId)
    if (transfer) transfer.bytes += encodedDataLength
  })
  return transfers
}

/** Goes to the next page and back, this many times. */
async function goBackAndForth(page: Page, times: number): Promise<void> {
  for (let round = 0; round < times; round++) {
    await page.locator('.pagination-next').evaluate((link: HTMLElement) => link.click())
    await waitForPage(page, 'Recurring subscriptions')
    await page.locator('.pagination-previous').evaluate((link: HTMLElement) => link.click())
    await waitForPage(page, 'Plans')
  }
}

async function measure(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const read = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return {
    heap: read('JSHeapUsedSize'),
    nodes: read('Nodes'),
    listeners: read('JSEventListeners'),
    documents: read('Documents'),
  }
}
