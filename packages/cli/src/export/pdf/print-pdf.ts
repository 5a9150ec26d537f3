import { type Chromium, openChromium } from './open-chromium.js'

/** A running browser that prints pages. */
export interface PdfPrinter {
  /** Prints the HTML file at a `file:` URL; with `isMeasured`, without outline and tags, which take time. */
  readonly print: (url: string, isMeasured?: boolean) => Promise<Buffer>
  /** Ends the browser at once. */
  readonly kill: () => void
  /** Ends the browser, and removes its files. */
  readonly close: () => Promise<void>
}

// A browser that uses no CPU time for this long has stopped.
const STALLED_MS = 120_000
const POLL_MS = 5_000

/** Starts a browser without a window, and with a new profile in a folder. */
export async function openPrinter(path: string, profile: string): Promise<PdfPrinter> {
  return createPrinter(openChromium(path, profile))
}

/** Prints with a running browser. */
export function createPrinter({ send, wait, fail, kill, close }: Chromium): PdfPrinter {
  const printPage = async (url: string, isMeasured: boolean): Promise<Buffer> => {
    const { targetId } = await send('Target.createTarget', { url: 'about:blank' })
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
    await send('Page.enable', {}, sessionId)
    const loaded = wait('Page.loadEventFired', sessionId)
    await send('Page.navigate', { url }, sessionId)
    await loaded
    await send('Runtime.evaluate', { expression: 'document.fonts.ready.then(()=>0)', awaitPromise: true }, sessionId)
    const { data } = await send(
      'Page.printToPDF',
      {
        preferCSSPageSize: true,
        printBackground: true,
        generateTaggedPDF: !isMeasured,
        generateDocumentOutline: !isMeasured,
      },
      sessionId,
    )
    await send('Target.closeTarget', { targetId })
    return Buffer.from(String(data), 'base64')
  }
  const print = async (url: string, isMeasured = false): Promise<Buffer> => {
    const stopWatching = watchForStall(async () => {
      const { processInfo } = await send('SystemInfo.getProcessInfo', {})
      return Array.isArray(processInfo) ? processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0) : 0
    }, fail)
    try {
      return await printPage(url, isMeasured)
    } finally {
      stopWatching()
    }
  }
  return { print, kill, close }
}

/**
 * Calls `fail` once the browser uses no CPU time or does not respond, because Chromium reports no progress while it
 * prints. Returns a function that stops watching.
 */
function watchForStall(readCpuTime: () => Promise<number>, fail: (error: Error) => void): () => void {
  let used = -1
  let changed = performance.now()
  let isReading = false
  const timer = setInterval(() => {
    if (performance.now() - changed > STALLED_MS) fail(new Error('the browser has stopped working'))
    if (isReading) return
    isReading = true
    readCpuTime().then(
      (time) => {
        isReading = false
        if (time > used) changed = performance.now()
        used = time
      },
      // The print itself reports the failure.
      () => undefined,
    )
  }, POLL_MS)
  return () => clearInterval(timer)
}
