import { expect, it } from 'vitest'
import { listenForSignals, suspendInterrupts } from './interrupts.js'

it('lets the system handle signals while code that may never return runs, even if nested', async () => {
  const before = process.listenerCount('SIGUSR2')
  const count = (): number => process.listenerCount('SIGUSR2') - before
  const stop = listenForSignals(['SIGUSR2'], () => {})
  const counts = [count()]
  const outer = await suspendInterrupts()
  const inner = await suspendInterrupts()
  counts.push(count())
  inner()
  counts.push(count())
  const stopLate = listenForSignals(['SIGUSR2'], () => {})
  counts.push(count())
  outer()
  counts.push(count())
  stop()
  stopLate()
  expect([...counts, count()]).toEqual([1, 0, 0, 0, 2, 0])
})

it('handles a signal that has already arrived', async () => {
  let received = 0
  const stop = listenForSignals(['SIGUSR2'], () => {
    received += 1
  })
  process.kill(process.pid, 'SIGUSR2')
  const resume = await suspendInterrupts()
  resume()
  stop()
  expect(received).toBe(1)
})
