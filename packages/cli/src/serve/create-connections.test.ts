import { expect, it, onTestFinished } from 'vitest'
import { createConnections } from './create-connections.js'
import type { PageEvent } from './page-event.js'

const page = (size: number, hash: string): PageEvent => ({ type: 'page', hash, before: '', after: 'x'.repeat(size) })

it('drops only a window that stops reading', async () => {
  const connections = createConnections()
  onTestFinished(connections.close)
  const slow = connections.connect('/', () => {})
  const quick = connections.connect('/', () => {})
  let received = 0
  quick.on('data', (chunk: Buffer) => {
    received += chunk.length
  })
  for (let round = 0; round < 10; round++) {
    connections.sendAll(page(700_000, String(round)))
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(slow.destroyed).toBe(true)
  expect(quick.destroyed).toBe(false)
  expect(received).toBeGreaterThan(7_000_000)
  expect(connections.windows()).toHaveLength(1)
})

it('shares the bytes of an event between windows', () => {
  const connections = createConnections()
  onTestFinished(connections.close)
  const before = process.memoryUsage().arrayBuffers
  const streams = Array.from({ length: 600 }, () => connections.connect('/', () => {}))
  const event = page(900_000, 'a')
  connections.sendAll(event)
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000)
  for (const stream of streams) expect(stream.readableLength).toBeGreaterThan(900_000)
})
