import { describe, expect, it } from 'vitest'
import { cutToScripts, findFirstFace, hasScript, matchScripts } from './language-scripts.js'

const latin = { style: 'normal', ranges: [{ start: 0x20, end: 0xff }] }
const cyrillic = { style: 'normal', ranges: [{ start: 0x400, end: 0x45f }] }
const greek = { style: 'normal', ranges: [{ start: 0x370, end: 0x3ff }] }
const kanji = { style: 'normal', ranges: [{ start: 0x65e5, end: 0x65ff }] }
const whole = { style: 'normal', ranges: [] }
const faces = [greek, cyrillic, kanji, latin]

describe('matchScripts', () => {
  it.each([
    [['en'], [latin]],
    [
      ['de', 'ru'],
      [cyrillic, latin],
    ],
    [['el'], [greek, latin]],
    [['ja'], [kanji, latin]],
    [['zh-Hant'], [kanji, latin]],
    [['not a language'], [latin]],
  ])('needs the faces of %j', (languages, needed) => {
    const scripts = matchScripts(languages)
    expect(faces.filter((face) => hasScript(face, scripts))).toEqual(needed)
    expect(hasScript(whole, scripts)).toBe(true)
  })
})

describe('findFirstFace', () => {
  it.each([
    ['en', latin],
    ['pt-BR', latin],
    ['ru', cyrillic],
    ['el', greek],
    ['ja', kanji],
    ['x_y', latin],
  ])('has the letters of %s', (language, face) => {
    expect(findFirstFace([{ ...latin, style: 'italic' }, ...faces], language)).toBe(face)
  })

  it('finds none if no face has them', () => {
    expect(findFirstFace([greek], 'en')).toBeUndefined()
  })
})

describe('cutToScripts', () => {
  it('keeps letters of the scripts, digits and punctuation', () => {
    const mixed = {
      ranges: [
        { start: 0x30, end: 0x41 },
        { start: 0x3b1, end: 0x3b3 },
      ],
    }
    expect(cutToScripts(mixed, matchScripts(['en']))).toBe('0123456789:;<=>?@A')
    expect(cutToScripts(mixed, matchScripts(['el']))).toBe('0123456789:;<=>?@Aαβγ')
    expect(cutToScripts(whole, matchScripts(['en']))).toContain('Ł')
  })
})
