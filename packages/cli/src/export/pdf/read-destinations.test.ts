import { describe, expect, it } from 'vitest'
import { readDestinations, withoutDates } from './read-destinations.js'

const object = (id: number, body: string): string => `${id} 0 obj\n<<${body}>>\nendobj\n`
const pdf = Buffer.from(
  `%PDF-1.4\n${[
    object(1, '/Type /Catalog\n/Pages 2 0 R'),
    object(2, '/Type /Pages\n/Kids [3 0 R 6 0 R]'),
    object(3, '/Type /Pages\n/Kids [4 0 R 5 0 R]'),
    object(4, '/Type /Page'),
    object(5, '/Type /Page'),
    object(6, '/Type /Page'),
    object(7, '/p1 [4 0 R /XYZ 0 800 0]\n/p2-more [6 0 R /XYZ 0 20 0]\n/gone [9 0 R /XYZ 0 0 0]'),
    object(8, "/CreationDate (D:20261125151122+00'00')\n/ModDate (D:20261125151122+00'00')"),
  ].join('')}`,
  'latin1',
)

describe('readDestinations', () => {
  it('numbers the pages of nested lists', () => {
    const { pageCount, destinations } = readDestinations(pdf)
    expect(pageCount).toBe(3)
    expect(Object.fromEntries(destinations)).toEqual({ p1: 1, 'p2-more': 3 })
  })

  it('finds nothing in other files', () => expect(readDestinations(Buffer.from('text')).destinations.size).toBe(0))
})

it('replaces the dates of a PDF without moving anything', () => {
  const without = withoutDates(pdf)
  expect(without).toHaveLength(pdf.length)
  expect(without.toString('latin1')).not.toContain('20261125')
})
