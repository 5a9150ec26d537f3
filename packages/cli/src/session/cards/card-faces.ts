import { BUILD_ID } from '../../cache/build-id.js'
import { hashBytes } from '../../cache/hash.js'
import { type Memo, NO_MEMO } from '../../cache/memo.js'
import { readRegularFile } from '../../config/read-regular-file.js'
import type { CharacterRange, FontFace } from '../fonts/font-face.js'
import { type FontContent, readFontContent } from '../fonts/font-tables.js'

/** A font of the cards. */
export interface CardFace extends FontFace {
  /** The characters for which the font file has a glyph; the `unicode-range` of the rule may contain more. */
  readonly characters: readonly CharacterRange[]
}

/** The faces that cards can use. */
export interface CardFaces {
  readonly faces: readonly CardFace[]
  /** Why cards cannot use the first unusable face; absent if all faces are usable. */
  readonly problem?: string
}

/**
 * First character to use from color fonts. The characters before it are digits and signs with empty glyphs, which are
 * only parts of key symbols.
 */
const FIRST_EMOJI = 0x2000
const LAST_CHARACTER = 0x10ffff

/** The only format of colored glyphs that the package can render: it leaves blanks for all others. */
const RENDERED_COLORS = 'COLR 0'

/** Reads the font files of faces, and skips faces that cards cannot use. */
export function readCardFaces(found: readonly FontFace[], memo: Memo = NO_MEMO): CardFaces {
  const faces: CardFace[] = []
  let problem: string | undefined
  for (const face of found) {
    const content = readContent(face.path, memo)
    if (!content) problem ??= 'a file is not a WOFF2 font'
    else if (content.colors === undefined) faces.push({ ...face, characters: content.characters })
    else if (content.colors === RENDERED_COLORS) faces.push(limitToEmoji({ ...face, characters: content.characters }))
    else problem ??= `its glyphs are in color (${content.colors})`
  }
  return { faces, ...(problem !== undefined && { problem }) }
}

/** Reads the content of a font file, or the memo: reading the file requires decompressing the font. */
function readContent(path: string, memo: Memo): FontContent | undefined {
  const bytes = readRegularFile(path)
  const key = [BUILD_ID, hashBytes(bytes)]
  const saved = memo.load<FontContent>(`font:${path}`, key)
  const content = saved ?? readFontContent(bytes)
  if (!saved && content) memo.save(`font:${path}`, key, content)
  return content
}

function limitToEmoji(face: CardFace): CardFace {
  const ranges = face.ranges.length > 0 ? face.ranges : [{ start: FIRST_EMOJI, end: LAST_CHARACTER }]
  return { ...face, ranges: cut(ranges), characters: cut(face.characters) }
}

function cut(ranges: readonly CharacterRange[]): readonly CharacterRange[] {
  return ranges.flatMap(({ start, end }) => (end < FIRST_EMOJI ? [] : [{ start: Math.max(start, FIRST_EMOJI), end }]))
}
