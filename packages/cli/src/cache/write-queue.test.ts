import { expect, it } from 'vitest'
import { createWriteQueue, type WriteQueue } from './write-queue.js'

it('hands over all queued values in order, and is empty afterwards', () => {
  const queue = createWriteQueue(100)
  expect(queue.add('a', 'größer')).toBe(true)
  queue.addRemoval('b')
  expect(queue.add('c', '')).toBe(true)
  expect(queue.find('a')?.bytes?.toString()).toBe('größer')
  expect(queue.find('b')).toEqual({})
  expect(queue.find('d')).toBeUndefined()
  expect(emptied(queue)).toEqual([
    ['a', 'größer'],
    ['b', undefined],
    ['c', ''],
  ])
  expect(queue.isEmpty()).toBe(true)
})

it('rejects values beyond its capacity, but accepts one value of any size', () => {
  const queue = createWriteQueue(10)
  const long = '€'.repeat(50)
  expect(queue.add('long', long)).toBe(true)
  expect(queue.add('next', 'x')).toBe(false)
  expect(emptied(queue)).toEqual([['long', long]])
  expect(queue.add('next', 'x')).toBe(true)
  expect(queue.add('long', long)).toBe(false)
  expect(emptied(queue)).toEqual([['next', 'x']])
})

function emptied(queue: WriteQueue): [string, string | undefined][] {
  const written: [string, string | undefined][] = []
  queue.empty((key, bytes) => written.push([key, bytes?.toString()]))
  return written
}
