import { expect, it, vi } from 'vitest'
import { endAfterOutput } from './end-after-output.js'

it('ends at once if nothing waits to be written', () => {
  const end = vi.fn()
  endAfterOutput(70, { writableLength: 0, write: () => expect.unreachable() }, end)
  expect(end.mock.calls).toEqual([[70]])
})

it('waits for a slow reader, but not for one that has stopped', () => {
  vi.useFakeTimers()
  const end = vi.fn()
  const waiting: (() => void)[] = []
  const stream = { writableLength: 100_000, write: (_text: string, done: () => void) => waiting.push(done) }
  endAfterOutput(1, stream, end)
  expect(end).not.toHaveBeenCalled()
  for (const done of waiting) done()
  vi.runAllTimers()
  expect(end.mock.calls).toEqual([[1]])
  endAfterOutput(2, stream, end)
  vi.runAllTimers()
  expect(end.mock.calls).toEqual([[1], [2]])
  vi.useRealTimers()
})
