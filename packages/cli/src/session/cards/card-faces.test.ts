import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import type { FontFace } from '../fonts/font-face.js'
import { type TestFont, writeTestFont } from '../fonts/write-test-font.js'
import { readCardFaces } from './card-faces.js'

const folder = mkdtempSync(join(tmpdir(), 'card-faces-'))
afterAll(() => rmSync(folder, { recursive: true }))

function read(name: string, font: TestFont, ranges: FontFace['ranges'] = []) {
  const path = join(folder, name)
  writeFileSync(path, writeTestFont(font))
  return readCardFaces([{ family: 'F', style: 'normal', weights: [400, 400], ranges, path }])
}

it('uses a color font with layers for emoji only, because its digits are empty', () => {
  const { faces, problem } = read('layers.woff2', {
    characters: [
      [0x30, 0x39],
      [0x1f600, 0x1f64f],
    ],
    colors: 0,
  })
  expect(problem).toBeUndefined()
  expect(faces[0]).toMatchObject({
    ranges: [{ start: 0x2000, end: 0x10ffff }],
    characters: [{ start: 0x1f600, end: 0x1f64f }],
  })
})

it('cuts a range of a color font that begins before emoji', () => {
  const font: TestFont = { characters: [[0x30, 0x1f64f]], colors: 0 }
  const emoji = [{ start: 0x2000, end: 0x1f64f }]
  expect(read('whole.woff2', font, [{ start: 0, end: 0x1f64f }]).faces[0]).toMatchObject({
    ranges: emoji,
    characters: emoji,
  })
})

it.each([
  [1, 'COLR 1'],
  ['SVG ', 'SVG'],
] as const)('refuses color fonts that show blanks: %s', (colors, table) => {
  const { faces, problem } = read('blank.woff2', { characters: [[0x1f600, 0x1f64f]], colors })
  expect(faces).toEqual([])
  expect(problem).toBe(`its glyphs are in color (${table})`)
})

it('knows that a font without a range lacks characters', () => {
  expect(read('text.woff2', { characters: [[0x41, 0x5a]] }).faces[0]?.characters).toEqual([{ start: 0x41, end: 0x5a }])
})
