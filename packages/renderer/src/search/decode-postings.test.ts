import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { readNumbers } from './decode-postings.js'
import { readShard } from './open-index.js'
import { openKernel } from './open-kernel.js'

/** Encodes numbers as the kernel does: as the distances between pages that contain a term. */
function write(numbers: readonly number[]): string {
  const kernel = openKernel()
  const nowhere = kernel.reservePositions(1)
  kernel.putBytes('', nowhere)
  let page = 0
  for (const distance of numbers) {
    page += distance
    kernel.addPage(page, 0, kernel.putText('a'), nowhere)
  }
  kernel.sortTerms()
  kernel.cutLists(0, 1, 1e9)
  const start = kernel.shardsStart()
  const shard = kernel.textBetween(start, start + (kernel.numbersAt(kernel.shardEnds(), 1)[0] ?? 0))
  return [...readShard(shard).values()].join('')
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

it('uses one character for a small number, and terminates on any text', () => {
  expect([0, 31, 32, 1023].map((number) => write([number]).length)).toEqual([1, 1, 2, 2])
  const reader = readNumbers('é _')
  while (!reader.isAtEnd()) expect(reader.next()).toBeGreaterThanOrEqual(0)
})
