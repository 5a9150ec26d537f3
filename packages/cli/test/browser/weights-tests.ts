import { gzipSync } from 'node:zlib'
import type { CDPSession, Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { launchBrowser } from '../launch-browser.js'
import type { World } from './world.js'

// A page of about median weight, without images.
const GUIDE = '/advanced/plans'

interface Transfer {
  readonly path: string
  bytes: number
}

/** The cost of a first visit, and of further navigation. Bytes are those of response bodies in the network log. */
export function testWeights(world: World): void {
  describe('a first visit without interaction', () => {
    it('costs at most 5 requests and one font of 30 KB, 6 KB of script, 14 KB of style and 9 KB of HTML, and no layout shift', async () => {
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
      const fonts = transfers.filter(({ path }) => path.endsWith('.woff2'))
      const weights = {
        requests: transfers.length - fonts.length,
        script: sum(/\.js$/),
        style: sum(/\.css$/),
        html: sum(/^[^.]*$/),
        fonts: fonts.length,
        font: sum(/\.woff2$/),
      }
      const limits = { requests: 5, script: 6144, style: 14_336, html: 9216, fonts: 1, font: 30_720 }
      for (const [name, limit] of Object.entries(limits)) {
        const weight = weights[name as keyof typeof weights]
        expect(weight, `${name}: ${JSON.stringify(transfers)}`).toBeLessThanOrEqual(limit)
      }
      expect(await page.evaluate(() => document.fonts.check('16px "Inter Variable"'))).toBe(true)
      expect(await page.evaluate(() => document.documentElement.dataset['themeShift'])).toBe('0')
    })

    it.each([GUIDE, '/search?q=refund'])('moves nothing on %s when the font comes late', async (path) => {
      const page = await world.browser.open('about:blank')
      const session = await page.context().newCDPSession(page)
      await session.send('Network.enable')
      // Slow 4G, as Lighthouse defines it.
      const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
      await session.send('Network.emulateNetworkConditions', slow)
      await page.addInitScript(observe)
      await page.goto(world.address(path), { waitUntil: 'networkidle' })
      expect(await page.evaluate(() => document.fonts.check('16px "Inter Variable"'))).toBe(true)
      expect(await page.evaluate(() => document.documentElement.dataset['themeShift'])).toBe('0')
    })
  })

  describe('a search', () => {
    const isOfIndex = (path: string) => /docgen-search|search-worker|bootstrap|assets\/search\//.test(path)

    it.each([
      'free trial',
      'coupon',
      'webhook signature',
      'force-join',
      'cuopon',
      '"test mode"',
      '"invite link" member',
      'people must join my free channel first',
      'what happens when a payment for a subscription fails and the grace period is over',
    ])('shows the first ten pages about “%s” after at most 6 requests to the index', async (query) => {
      const page = await world.browser.open('about:blank')
      // Lower than ten pages, so that the list does not continue.
      await page.setViewportSize({ width: 1280, height: 560 })
      world.host.takeRequests()
      const address = world.address(`/search?q=${encodeURIComponent(query)}`)
      await page.goto(address, { waitUntil: 'networkidle' })
      await page.waitForSelector('.search-snippet mark')
      const whole = world.host.takeRequests().filter(isOfIndex)
      expect(await page.locator('.search-page').count()).toBeLessThanOrEqual(10)
      // Without an observer nothing becomes visible, and no excerpt is loaded.
      await page.addInitScript(() => {
        IntersectionObserver.prototype.observe = () => {}
      })
      const cold = await page.context().newCDPSession(page)
      await cold.send('Network.clearBrowserCache')
      await page.goto('about:blank')
      await page.goto(address, { waitUntil: 'networkidle' })
      await page.waitForSelector('.search-page')
      const first = world.host.takeRequests().filter(isOfIndex)
      expect(first.length, first.join('\n')).toBeLessThanOrEqual(6)
      expect(whole.length - first.length, whole.join('\n')).toBeLessThanOrEqual(6)
    })

    // A request for each word's file of terms, at most three, beside the page, style sheet and script.
    // A misspelled word takes three: where it would be, where words with its ending are, and the one of the right word.
    it.each([
      ['refund', 4, 58_000],
      ['coupon', 4, 59_000],
      ['paypal', 4],
      ['idempotency', 4],
      ['subscr', 4],
      ['telegram', 5],
      ['webhook signature', 5, 60_000],
      ['free trial', 5, 60_000],
      ['payment failed', 5],
      ['crypto payment pending', 6],
      ['what happens when a payment for a subscription fails', 6],
      ['cuopon', 6, 63_000],
    ])(
      'of “%s” costs at most %i requests and 60 KB, or as many bytes as stated, until the first ten pages, beside what the site adds to each page',
      async (query, maxRequests, maxBytes = 61_440) => {
        const page = await world.browser.open('about:blank')
        await page.addInitScript(observe)
        // Without an observer, no excerpt is loaded.
        await page.addInitScript(() => {
          IntersectionObserver.prototype.observe = () => {}
        })
        world.host.takeRequests()
        await page.goto(world.address(`/search?q=${encodeURIComponent(query)}`), { waitUntil: 'networkidle' })
        await page.waitForSelector('.search-page')
        const paths = world.host.takeRequests().filter((path) => !/\.(?:woff2|svg)$|^\/support/.test(path))
        const bodies = await Promise.all(paths.map(async (path) => (await fetch(world.address(path))).arrayBuffer()))
        const bytes = bodies.map((body) => gzipSync(Buffer.from(body), { level: 9 }).length)
        const weights = JSON.stringify(Object.fromEntries(paths.map((path, index) => [path, bytes[index]])))
        expect(paths.length, weights).toBeLessThanOrEqual(maxRequests)
        expect(
          bytes.reduce((sum, size) => sum + size, 0),
          weights,
        ).toBeLessThanOrEqual(maxBytes)
        expect(await page.evaluate(() => document.documentElement.dataset['themeShift'])).toBe('0')
      },
    )

    it.each([1440, 390])('moves nothing while excerpts load at %i px', async (width) => {
      const page = await world.browser.open('about:blank')
      await page.setViewportSize({ width, height: 900 })
      await page.addInitScript(observe)
      await page.goto(world.address('/search?q=refund'), { waitUntil: 'networkidle' })
      await page.waitForSelector('.search-snippet mark')
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => document.documentElement.dataset['themeShift'])).toBe('0')
    })

    it('shows its hits in the bar after at most 6 requests to the index, and one for each excerpt', async () => {
      const page = await world.open(GUIDE)
      world.host.takeRequests()
      await page.fill('.navbar .search-input', 'people must join my free channel first')
      await page.waitForSelector('.search-panel .search-hit mark')
      await page.waitForLoadState('networkidle')
      const requests = world.host.takeRequests().filter(isOfIndex)
      const hits = await page.locator('.search-panel .search-hit').count()
      expect(hits).toBeLessThanOrEqual(8)
      expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(6 + hits)
      expect(requests.filter((path, index) => requests.indexOf(path) !== index)).toEqual([])
    })

    it.each([
      [GUIDE, '.navbar'],
      ['/search', 'main'],
    ])('reads no excerpt on %s before the reader stops typing, and at most 6 files until then', async (path, place) => {
      const page = await world.browser.open('about:blank')
      await page.clock.install()
      await page.goto(world.address(path), { waitUntil: 'networkidle' })
      await page.clock.pauseAt(Date.now() + 3_600_000)
      world.host.takeRequests()
      await page.focus(`${place} .search-input`)
      const results = path === GUIDE ? '.search-panel .search-hit' : '.search-page'
      for (const letter of 'billing') {
        await page.keyboard.type(letter)
        await page.waitForSelector(results)
      }
      await page.waitForLoadState('networkidle')
      const typed = world.host.takeRequests().filter(isOfIndex)
      expect(typed.length, typed.join('\n')).toBeLessThanOrEqual(6)
      expect(await page.locator('.search-snippet:not(:empty)').count()).toBe(0)
      await page.clock.runFor(2000)
      await page.waitForSelector('.search-snippet mark')
    })

    it('reports that no page has a phrase after reading the texts', async () => {
      const page = await world.open(`/search?q=${encodeURIComponent('"a member of your team"')}`)
      await page.waitForSelector('.search-nothing')
      expect(await page.locator('.search-page').count()).toBe(0)
      await page.fill('.navbar .search-input', '"a member of your team"')
      await page.waitForSelector('.search-panel .search-nothing')
      expect(await page.locator('.search-panel .search-hit').count()).toBe(0)
    })

    it('shows the pages after the first ten, and their excerpts, when they become visible', async () => {
      const page = await world.open('/search?q=telegram')
      await page.waitForSelector('.search-page')
      expect(await page.locator('.search-page').count()).toBe(10)
      const last = page.locator('.search-page').nth(9)
      const unread = last.locator('.search-snippet:empty')
      expect(await unread.count()).toBeGreaterThan(0)
      await last.scrollIntoViewIfNeeded()
      await page.waitForFunction(() => document.querySelectorAll('.search-page').length > 10)
      await expect.poll(() => unread.count()).toBe(0)
      const count = Number.parseInt((await page.textContent('.search-count')) ?? '', 10)
      const scrollOn = async (): Promise<number> => {
        await page.locator('.search-page').last().scrollIntoViewIfNeeded()
        return page.locator('.search-page').count()
      }
      await expect.poll(scrollOn).toBe(count)
    })
  })

  describe('navigation', () => {
    it('leaks no listener and no memory', async () => {
      // What the engine compiles and optimizes would fill the heap for some 300 rounds.
      const browser = await launchBrowser('chromium', ['--js-flags=--jitless'])
      onTestFinished(() => browser.close())
      const page = await browser.newPage({ reducedMotion: 'reduce' })
      await page.goto(world.address('/advanced/plans'))
      const session = await page.context().newCDPSession(page)
      await session.send('Performance.enable')
      await goBackAndForth(page, 20)
      const before = await measure(session)
      await goBackAndForth(page, 120)
      // Garbage collection happens at any time: what remains has leaked.
      const grown = async (): Promise<string[]> => {
        const after = await measure(session)
        return (
          [
            ['listeners', 1],
            ['documents', 1.5],
            ['nodes', 1.05],
            ['heap', 1.05],
          ] as const
        )
          .filter(([name, growth]) => after[name] > before[name] * growth)
          .map(([name]) => `${name} ${before[name]} to ${after[name]}`)
      }
      await expect.poll(grown).toEqual([])
    })
  })
}

/** Sums up the browser's layout shifts. */
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

/** Navigates to the next page and back, this many times: in the page, because a protocol message takes as long as that. */
async function goBackAndForth(page: Page, times: number): Promise<void> {
  await page.evaluate(async (rounds) => {
    const go = async (link: string, title: string): Promise<void> => {
      const shown = new Promise((resolve) => document.addEventListener('docgen:page', resolve, { once: true }))
      document.querySelector<HTMLElement>(link)?.click()
      await shown
      await navigation.transition?.finished
      const heading = document.querySelector('h1')?.textContent
      if (heading !== title) throw new Error(`${link} shows ${heading} instead of ${title}`)
    }
    for (let round = 0; round < rounds; round++) {
      await go('.pagination-next', 'Recurring subscriptions')
      await go('.pagination-previous', 'Plans')
    }
  }, times)
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
