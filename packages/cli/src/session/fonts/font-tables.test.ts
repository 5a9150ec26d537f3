import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { isInRanges } from '../cards/card-characters.js'
import { readFontContent } from './font-tables.js'
import { writeTestFont } from './write-test-font.js'

const has = (font: Buffer, text: string): boolean[] => {
  const { characters = [] } = readFontContent(font) ?? {}
  return [...text].map((character) => isInRanges(character, characters))
}

describe('readFontContent', () => {
  it('lists the characters of a font, not those of its rule', () => {
    const path = createRequire(import.meta.url).resolve('katex/dist/fonts/KaTeX_Main-Regular.woff2')
    expect(has(readFileSync(path), 'Az9\u2192\u4e2d')).toEqual([true, true, true, true, false])
  })

  it('lists characters beyond the first 65,536, and those of both formats', () => {
    const wide = writeTestFont({ characters: [[0x1f600, 0x1f64f]] })
    expect(has(wide, '\u{1f5ff}\u{1f600}\u{1f64f}\u{1f650}')).toEqual([false, true, true, false])
    const narrow = writeTestFont({ characters: [[0x41, 0x43]], format: 4 })
    expect(has(narrow, '@ABCD')).toEqual([false, true, true, true, false])
  })

  it('reads each character of overlapping segments once', () => {
    const font = writeTestFont({
      characters: [
        [0x41, 0x43],
        [0x42, 0x44],
      ],
      format: 4,
    })
    expect(readFontContent(font)?.characters).toEqual([{ start: 0x41, end: 0x44 }])
  })

  it.each([
    [{ colors: 0 }, 'COLR 0'],
    [{ colors: 1 }, 'COLR 1'],
    [{ colors: 'SVG ' }, 'SVG'],
    [{}, undefined],
  ] as const)('names the table of colored glyphs of %o', (options, expected) => {
    expect(readFontContent(writeTestFont({ characters: [[0x2600, 0x2601]], ...options }))?.colors).toBe(expected)
  })

  it('reads no other or damaged file', () => {
    const font = writeTestFont({ characters: [[0x41, 0x43]] })
    const files = [Buffer.from(''), Buffer.from('wOFF'), font.subarray(0, 60), font.subarray(0, font.length - 9)]
    expect(files.map(readFontContent)).toEqual([undefined, undefined, undefined, undefined])
  })
})
