import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { openKernel } from './open-kernel.js'
import { readNumbers } from './read-numbers.js'

/** Numbers as the kernel writes them: it is told of documents that are so long. */
function write(numbers: readonly number[]): string {
  const kernel = openKernel()
  kernel.readText(kernel.putText('a'))
  kernel.learnWords(kernel.putText('a\n'))
  kernel.beginList()
  for (const [section, length] of numbers.entries()) {
    kernel.readText(kernel.putText('a '.repeat(length)))
    kernel.countRead(section)
  }
  kernel.writeLengths(numbers.length)
  return kernel.textBetween(kernel.placesStart(), kernel.placesEnd())
}

it('reads the numbers that the kernel writes', () => {
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

it('takes one character for a small number, and ends on any text', () => {
  expect([0, 31, 32, 1023].map((number) => write([number]).length)).toEqual([1, 1, 2, 2])
  const reader = readNumbers('é _')
  while (!reader.isAtEnd()) expect(reader.next()).toBeGreaterThanOrEqual(0)
})
