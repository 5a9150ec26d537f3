import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { encodeNumber, readNumbers } from './encode-number.js'

it('reads the numbers that it has written', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 2 ** 40 })), (numbers) => {
      const reader = readNumbers(numbers.map(encodeNumber).join(''))
      const read: number[] = []
      while (!reader.isAtEnd()) read.push(reader.next())
      expect(read).toEqual(numbers)
    }),
  )
})

it('writes small numbers as one character, and ends on any text', () => {
  expect([0, 31, 32, 1023].map((number) => encodeNumber(number).length)).toEqual([1, 1, 2, 2])
  const reader = readNumbers('é _')
  while (!reader.isAtEnd()) expect(reader.next()).toBeGreaterThanOrEqual(0)
})
