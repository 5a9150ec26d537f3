import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { readFontContent } from './font-tables.js'
import { writeTestFont } from './write-test-font.js'

it.each([12, 4] as const)('contains exactly the given characters in format %i', (format) => {
  const characters = [
    [0x41, 0x43],
    [0x61, 0x61],
    [0x4e00, 0x4e02],
  ] as const
  expect(readFontContent(writeTestFont({ characters, format }))?.characters).toEqual(
    characters.map(([start, end]) => ({ start, end })),
  )
})

it('contains characters beyond the first 65,536 by default', () => {
  const font = writeTestFont({ characters: [[0x1f600, 0x1f64f]] })
  expect(readFontContent(font)?.characters).toEqual([{ start: 0x1f600, end: 0x1f64f }])
})

it.each([12, 4] as const)('can have no characters in format %i', (format) => {
  expect(readFontContent(writeTestFont({ characters: [], format }))).toEqual({ characters: [] })
})

it('maps the characters of separate segments to different glyphs', () => {
  const font = writeTestFont({
    characters: [
      [0x41, 0x42],
      [0x61, 0x62],
    ],
    format: 4,
  })
  // The directory has one table, with a tag, a length of two bytes, and no other fields.
  const cmap = brotliDecompressSync(font.subarray(48 + 3))
  const segments = cmap.subarray(12)
  const count = segments.readUInt16BE(6) / 2
  const readList = (list: number): readonly number[] =>
    Array.from({ length: count }, (_, index) => segments.readUInt16BE(list + index * 2))
  const starts = readList(16 + count * 2)
  const deltas = readList(16 + count * 4)
  const glyphs = starts.map((start, index) => (start + (deltas[index] ?? 0)) & 0xffff)
  expect(starts).toEqual([0x41, 0x61, 0xffff])
  // The last segment only ends the list. Its character is missing, which is glyph 0.
  expect(glyphs).toEqual([1, 101, 0])
})

it('stores colored glyphs as the version of a table, as another table, or not at all', () => {
  const colorsOf = (colors?: number | 'SVG '): string | undefined =>
    readFontContent(writeTestFont({ characters: [[0x41, 0x41]], ...(colors !== undefined && { colors }) }))?.colors
  expect([colorsOf(0), colorsOf(1), colorsOf('SVG '), colorsOf()]).toEqual(['COLR 0', 'COLR 1', 'SVG', undefined])
})
