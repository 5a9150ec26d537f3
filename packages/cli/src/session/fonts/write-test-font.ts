import { brotliCompressSync } from 'node:zlib'

/** Content of a font for tests: no outlines, only a list of its characters, and the format of its colored glyphs. */
export interface TestFont {
  readonly characters: readonly (readonly [start: number, end: number])[]
  /** Format of the list of characters; 12 by default. */
  readonly format?: 4 | 12
  /** Version of its `COLR` table, or the tag of another table with colored glyphs. */
  readonly colors?: number | 'SVG '
}

const TAGS = { cmap: 0, COLR: 34, 'SVG ': 36 }

/** Creates a WOFF2 file with the tables that docgen reads; for tests. */
export function writeTestFont({ characters, format = 12, colors }: TestFont): Buffer {
  const tables: (readonly [tag: number, bytes: Buffer])[] = [
    [TAGS.cmap, writeCharacters(characters, format)],
    ...(typeof colors === 'number' ? [[TAGS.COLR, writeNumbers(2, [colors, 0])] as const] : []),
    ...(typeof colors === 'string' ? [[TAGS[colors], writeNumbers(2, [0])] as const] : []),
  ]
  const data = brotliCompressSync(Buffer.concat(tables.map(([, bytes]) => bytes)))
  const header = Buffer.alloc(48)
  header.write('wOF2', 'latin1')
  header.writeUInt16BE(tables.length, 12)
  header.writeUInt32BE(data.length, 20)
  const directory = tables.map(([tag, { length }]) => Buffer.from([tag, 0x80 | (length >> 7), length & 0x7f]))
  return Buffer.concat([header, ...directory, data])
}

function writeCharacters(characters: TestFont['characters'], format: 4 | 12): Buffer {
  const part = format === 12 ? writeGroups(characters) : writeSegments(characters)
  return Buffer.concat([writeNumbers(2, [0, 1, 3, 10]), writeNumbers(4, [12]), part])
}

function writeGroups(characters: TestFont['characters']): Buffer {
  const groups = characters.flatMap(([start, end]) => [start, end, 1])
  return Buffer.concat([
    writeNumbers(2, [12, 0]),
    writeNumbers(4, [16 + groups.length * 4, 0, characters.length, ...groups]),
  ])
}

function writeSegments(characters: TestFont['characters']): Buffer {
  const all = [...characters, [0xffff, 0xffff] as const]
  const deltas = all.map(([start], index) => (0x10000 + (start === 0xffff ? 0 : index * 100 + 1) - start) & 0xffff)
  return writeNumbers(2, [
    ...[4, 16 + all.length * 8, 0, all.length * 2, 0, 0, 0],
    ...all.map(([, end]) => end),
    0,
    ...all.map(([start]) => start),
    ...deltas,
    ...all.map(() => 0),
  ])
}

function writeNumbers(size: 2 | 4, numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * size)
  for (const [index, number] of numbers.entries()) bytes.writeUIntBE(number, index * size, size)
  return bytes
}
