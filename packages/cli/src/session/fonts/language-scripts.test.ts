import { expect, it } from 'vitest'
import { cutToScripts, findFirstFace, hasScript, matchScripts } from './language-scripts.js'

const LATIN = { style: 'normal', ranges: [{ start: 0x20, end: 0xff }] }
const CYRILLIC = { style: 'normal', ranges: [{ start: 0x400, end: 0x4ff }] }
const EVERYTHING = { style: 'normal', ranges: [] }

it.each([
  [['en'], 'aé', 'бあ'],
  [['ru'], 'aб', 'あ'],
  [['ja'], 'aあア漢', '한'],
  [['ko'], '한漢', 'あ'],
  [['zh-Hant'], '漢', 'あ'],
  [['sr-Latn'], 'a', 'б'],
  [['de', 'ar'], 'aع', 'б'],
  [['not a tag'], 'a', 'б'],
])('matches the letters of %j', (languages, inside, outside) => {
  const scripts = matchScripts(languages)
  expect([...inside].filter((letter) => !scripts.test(letter))).toEqual([])
  expect([...outside].filter((letter) => scripts.test(letter))).toEqual([])
})

it('detects which faces have letters of a script', () => {
  const scripts = matchScripts(['ru'])
  expect([LATIN, CYRILLIC, EVERYTHING].map((face) => hasScript(face, scripts))).toEqual([true, true, true])
  expect(hasScript(CYRILLIC, matchScripts(['en']))).toBe(false)
})

it('keeps letters of the scripts, and digits and signs', () => {
  const cut = cutToScripts({ ranges: [{ start: 0x30, end: 0x61 }, ...CYRILLIC.ranges] }, matchScripts(['en']))
  expect(cut).toContain('0')
  expect(cut).toContain('a')
  expect(cut).not.toContain('б')
  expect(cutToScripts(EVERYTHING, matchScripts(['ja']))).toContain('漢')
  expect(cutToScripts(EVERYTHING, matchScripts(['ko']))).toContain('한')
})

it.each([
  ['en', LATIN],
  ['ru', CYRILLIC],
  ['nonsense!', LATIN],
])('finds the face that readers of %s need first', (language, face) => {
  const italic = { ...face, style: 'italic' }
  expect(findFirstFace([italic, CYRILLIC, LATIN], language)).toBe(face)
})
