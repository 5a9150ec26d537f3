import { expect, it, onTestFinished } from 'vitest'
import { createAudience } from './create-audience.js'
import type { PageEvent } from './page-event.js'

const page = (size: number, hash: string): PageEvent => ({ type: 'page', hash, before: '', after: 'x'.repeat(size) })

it('drops only a window that stops reading', async () => {
  const audience = createAudience()
  onTestFinished(audience.close)
  const slow = audience.join('/', () => {})
  const quick = audience.join('/', () => {})
  let received = 0
  quick.on('data', (chunk: Buffer) => {
    received += chunk.length
  })
  for (let round = 0; round < 10; round++) {
    audience.sendAll(page(700_000, String(round)))
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(slow.destroyed).toBe(true)
  expect(quick.destroyed).toBe(false)
  expect(received).toBeGreaterThan(7_000_000)
  expect(audience.listeners()).toHaveLength(1)
})

it('shares the bytes of an event between windows', () => {
  const audience = createAudience()
  onTestFinished(audience.close)
  const before = process.memoryUsage().arrayBuffers
  const windows = Array.from({ length: 600 }, () => audience.join('/', () => {}))
  const event = page(900_000, 'a')
  audience.sendAll(event)
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000)
  for (const window of windows) expect(window.readableLength).toBeGreaterThan(900_000)
})
