import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Chromium, Result } from './open-chromium.js'
import { createPrinter } from './print-pdf.js'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const ANSWERS: Readonly<Record<string, Result>> = {
  'Target.createTarget': { targetId: 't' },
  'Target.attachToTarget': { sessionId: 's' },
  'Page.printToPDF': { data: Buffer.from('%PDF').toString('base64') },
}

/** A printer whose browser answers with `answer`, or with what a browser answers by default, and loads pages at once. */
function open(answer: (method: string) => Promise<Result> | undefined = () => undefined, loaded = Promise.resolve()) {
  const calls: string[] = []
  const options: object[] = []
  const failures: Error[] = []
  const chromium: Chromium = {
    send: (method, params, session) => {
      if (method !== 'SystemInfo.getProcessInfo')
        calls.push(`${method}${session === undefined ? '' : ` in ${session}`}`)
      if (method === 'Page.printToPDF') options.push(params)
      return answer(method) ?? Promise.resolve(ANSWERS[method] ?? {})
    },
    wait: (method, session) => {
      calls.push(`wait for ${method} in ${session}`)
      return loaded
    },
    on: () => {},
    fail: (error) => void failures.push(error),
    kill: () => void calls.push('kill'),
    close: async () => void calls.push('close'),
  }
  return { printer: createPrinter(chromium), calls, options, failures }
}

it('prints a page once it and its fonts have loaded, and closes it', async () => {
  const { printer, calls } = open()
  expect((await printer.print('file:///a.html')).toString()).toBe('%PDF')
  expect(calls).toEqual([
    'Target.createTarget',
    'Target.attachToTarget',
    'Page.enable in s',
    'wait for Page.loadEventFired in s',
    'Page.navigate in s',
    'Runtime.evaluate in s',
    'Page.printToPDF in s',
    'Target.closeTarget',
  ])
  printer.kill()
  await printer.close()
  expect(calls.slice(-2)).toEqual(['kill', 'close'])
})

it('prints nothing before the page has loaded', async () => {
  let load = (): void => {}
  const loaded = new Promise<void>((resolve) => {
    load = resolve
  })
  const { printer, calls } = open(undefined, loaded)
  const printed = printer.print('file:///a.html')
  await vi.advanceTimersByTimeAsync(1000)
  expect(calls.at(-1)).toBe('Page.navigate in s')
  load()
  await printed
  expect(calls).toContain('Page.printToPDF in s')
})

it('writes outline and tags unless the print only measures the pages', async () => {
  const { printer, options } = open()
  await printer.print('file:///a.html')
  await printer.print('file:///a.html', true)
  expect(options).toMatchObject([
    { generateTaggedPDF: true, generateDocumentOutline: true, preferCSSPageSize: true },
    { generateTaggedPDF: false, generateDocumentOutline: false, preferCSSPageSize: true },
  ])
})

it('passes on failures of the browser, and stops watching it', async () => {
  const { printer } = open((method) => (method === 'Page.navigate' ? Promise.reject(new Error('no page')) : undefined))
  await expect(printer.print('file:///a.html')).rejects.toThrow('no page')
  expect(vi.getTimerCount()).toBe(0)
})

const MINUTES = 60_000

/** Starts to print with a browser that never finishes, and uses the CPU as `readTime` says. */
function stall(readTime: () => Promise<Result>) {
  const opened = open((method) => {
    if (method === 'SystemInfo.getProcessInfo') return readTime()
    return method === 'Page.printToPDF' ? new Promise(() => {}) : undefined
  })
  void opened.printer.print('file:///a.html')
  return opened
}

it('fails if the browser uses no CPU time for two minutes', async () => {
  const { failures } = stall(async () => ({ processInfo: [{ cpuTime: 1 }, { cpuTime: 2 }] }))
  await vi.advanceTimersByTimeAsync(2 * MINUTES)
  expect(failures).toEqual([])
  await vi.advanceTimersByTimeAsync(MINUTES / 2)
  expect(failures[0]?.message).toBe('the browser has stopped working')
})

it('waits as long as the browser uses CPU time', async () => {
  let used = 0
  const { failures } = stall(async () => {
    used += 1
    return { processInfo: [{ cpuTime: 5 }, { cpuTime: used }] }
  })
  await vi.advanceTimersByTimeAsync(10 * MINUTES)
  expect(failures).toEqual([])
})

it.each([
  ['does not answer', () => new Promise<Result>(() => {})],
  ['answers with an error', () => Promise.reject(new Error('closed'))],
  ['answers without processes', async () => ({})],
])('fails if the browser %s', async (_name, readTime) => {
  const { failures } = stall(readTime)
  await vi.advanceTimersByTimeAsync(3 * MINUTES)
  expect(failures[0]?.message).toBe('the browser has stopped working')
})
