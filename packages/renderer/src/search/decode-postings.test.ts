import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { readNumbers } from './decode-postings.js'
import { ByteBuffer, digitsOf } from './terms/byte-buffer.js'

function write(numbers: readonly number[]): string {
  const text = new ByteBuffer()
  for (const number of numbers) text.pushNumber(number)
  expect(text.length).toBe(numbers.reduce((sum, number) => sum + digitsOf(number), 0))
  return text.toString()
}

it('reads the numbers that an index writes', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.nat(40), fc.nat(3000), fc.constantFrom(31, 32, 1023, 1024, 32_768))),
      (numbers) => {
        const reader = readNumbers(write(numbers))
        const read: number[] = []
        while (!reader.isAtEnd()) read.push(reader.next())
        expect(read).toEqual(numbers)
      },
    ),
  )
})

it('uses one character for a small number, and terminates on any text', () => {
  expect([0, 31, 32, 1023].map((number) => write([number]).length)).toEqual([1, 1, 2, 2])
  const reader = readNumbers('é _')
  while (!reader.isAtEnd()) expect(reader.next()).toBeGreaterThanOrEqual(0)
})
