import { brotliDecompressSync } from 'node:zlib'
import type { CharacterRange } from './font-face.js'

/** The characters and the kind of colored glyphs of a font file. */
export interface FontContent {
  /** The characters for which the font has a glyph, in ascending order. */
  readonly characters: readonly CharacterRange[]
  /** How the font stores colored glyphs, such as `COLR 0`, `COLR 1` or `SVG`; absent without such glyphs. */
  readonly colors?: string
}

// A WOFF2 file names common tables by their position in a list of the specification.
const KNOWN_TAGS = new Map([
  [0, 'cmap'],
  [10, 'glyf'],
  [11, 'loca'],
  [32, 'CBDT'],
  [34, 'COLR'],
  [36, 'SVG'],
  [37, 'sbix'],
])
// This index means that the tag of the table follows.
const OWN_TAG = 63
const HEADER_BYTES = 48

/** Reads a WOFF2 file; `undefined` if it has another format, or is damaged. */
export function readFontContent(bytes: Buffer): FontContent | undefined {
  try {
    const tables = readTables(bytes)
    const cmap = tables?.get('cmap')
    if (!tables || !cmap) return undefined
    const layers = tables.get('COLR')
    const table = layers ? `COLR ${layers.readUInt16BE(0)}` : ['CBDT', 'SVG', 'sbix'].find((tag) => tables.has(tag))
    return { characters: readCharacters(cmap), ...(table !== undefined && { colors: table }) }
  } catch {
    return undefined
  }
}

/**
 * Reads the tables of a WOFF2 file by tag; `undefined` for other formats. The map may also contain tables that docgen
 * does not read. The data of all tables is one compressed stream, in the order of the directory.
 */
function readTables(bytes: Buffer): ReadonlyMap<string, Buffer> | undefined {
  if (bytes.toString('latin1', 0, 4) !== 'wOF2') return undefined
  let position = HEADER_BYTES
  const readNumber = (): number => {
    let value = 0
    for (let count = 0; count < 5; count += 1) {
      const byte = bytes.readUInt8(position++)
      value = value * 128 + (byte & 127)
      if (byte < 128) break
    }
    return value
  }
  const ranges = new Map<string, readonly [start: number, end: number]>()
  let start = 0
  for (let remaining = bytes.readUInt16BE(12); remaining > 0; remaining -= 1) {
    const flags = bytes.readUInt8(position++)
    const number = flags & 63
    const ownTag = number === OWN_TAG ? bytes.toString('latin1', position, position + 4) : ''
    if (ownTag !== '') position += 4
    const tag = KNOWN_TAGS.get(number) ?? ownTag
    const length = readNumber()
    // Outlines are transformed unless their transformation version is 3, other tables if it is not 0.
    const isTransformed = tag === 'glyf' || tag === 'loca' ? flags >> 6 !== 3 : flags >> 6 !== 0
    const stored = isTransformed ? readNumber() : length
    ranges.set(tag, [start, start + stored])
    start += stored
  }
  const data = brotliDecompressSync(bytes.subarray(position, position + bytes.readUInt32BE(20)), {
    maxOutputLength: Math.max(start, 1),
  })
  return new Map([...ranges].map(([tag, [from, to]]) => [tag, data.subarray(from, to)]))
}

/**
 * Reads the characters of a `cmap` table: from the subtable with all code points, else from that with the first 65,536.
 */
function readCharacters(cmap: Buffer): readonly CharacterRange[] {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(4 + index * 8 + 4))
  const subtables = offsets.map((offset) => cmap.subarray(offset))
  const full = subtables.find((subtable) => subtable.readUInt16BE(0) === 12)
  if (full) return readGroups(full)
  const basic = subtables.find((subtable) => subtable.readUInt16BE(0) === 4)
  return basic ? readSegments(basic) : []
}

/** Reads a subtable of format 12: groups of code points with consecutive glyphs. */
function readGroups(subtable: Buffer): readonly CharacterRange[] {
  return Array.from({ length: subtable.readUInt32BE(12) }, (_, index) => {
    const position = 16 + index * 12
    return { start: subtable.readUInt32BE(position), end: subtable.readUInt32BE(position + 4) }
  })
}

/**
 * Reads a subtable of format 4: segments with an offset to their glyphs, or a list of glyphs in which 0 means missing.
 */
function readSegments(subtable: Buffer): readonly CharacterRange[] {
  const bytes = subtable.readUInt16BE(6)
  const characters: CharacterRange[] = []
  // Segments are in ascending order. In a damaged font, they may overlap, and reading them again would take very long.
  let next = 0
  for (let at = 0; at < bytes; at += 2) {
    const end = subtable.readUInt16BE(14 + at)
    const start = subtable.readUInt16BE(16 + bytes + at)
    const delta = subtable.readUInt16BE(16 + 2 * bytes + at)
    const position = 16 + 3 * bytes + at
    const offset = subtable.readUInt16BE(position)
    for (let code = Math.max(start, next); code <= end && code < 0xffff; code += 1) {
      const glyph =
        offset === 0 ? (code + delta) & 0xffff : subtable.readUInt16BE(position + offset + (code - start) * 2)
      const last = characters.at(-1)
      if (glyph === 0) continue
      if (last?.end === code - 1) characters[characters.length - 1] = { start: last.start, end: code }
      else characters.push({ start: code, end: code })
    }
    next = Math.max(next, end + 1)
  }
  return characters
}
