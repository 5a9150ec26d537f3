import { describe, expect, it } from 'vitest'
import {
  checkCardCharacters,
  createCharacterSearch,
  type RenderedCard,
  removeMissingEmoji,
  textOf,
} from './card-characters.js'
import type { CardFace } from './card-faces.js'
import type { CardNode } from './card-node.js'

const createText = (text: string): CardNode => ({ type: 'text', text, style: {} })
const createFace = (...characters: CardFace['characters'][number][]): CardFace => ({
  family: 'F',
  style: 'normal',
  weights: [400, 700],
  ranges: [],
  path: '',
  characters,
})

describe('removeMissingEmoji', () => {
  const clean = (title: string, faces: readonly CardFace[] = []) =>
    textOf(removeMissingEmoji(createText(title), createCharacterSearch(faces)))

  it('removes whole emoji, with joiners, flags and tones', () => {
    expect(clean('Ship it \u{1f680} now')).toBe('Ship it now')
    expect(clean('\u{1f469}\u200d\u{1f467} A \u{1f1e9}\u{1f1ea} \u{1f44d}\u{1f3fd}')).toBe('A')
  })

  it('keeps emoji that a font has', () => {
    expect(clean('A \u{1f680}', [createFace({ start: 0x1f600, end: 0x1f6ff })])).toBe('A \u{1f680}')
  })

  it('shows the digit of a key symbol', () =>
    expect(clean('1\ufe0f\u20e3 Start', [createFace({ start: 0x20e3, end: 0x20e3 })])).toBe('1 Start'))

  it('keeps digits and signs of text', () => expect(clean('100 % #1 * \u00a9')).toBe('100 % #1 * \u00a9'))
})

const createRendered = (title: string): RenderedCard => ({ route: `/${title.length}`, node: createText(title) })

describe('checkCardCharacters', () => {
  const check = (titles: readonly string[], faces: readonly CardFace[] = []) =>
    checkCardCharacters(titles.map(createRendered), faces, () => ({ file: 'site.config.ts' }))

  it('accepts Latin text', () => expect(check(['Gr\u00fc\u00dfe \u2013 \u201cA\u201d'])).toEqual([]))

  it('names missing characters, a page, and a font for their script', () => {
    const [problem, ...rest] = check(['A', '\u4e2d\u6587', '\u4e2d'])
    expect(rest).toEqual([])
    expect(problem?.message).toBe('social cards show boxes for \u4e2d \u6587, for example on the card of /2')
    expect(problem?.hint).toContain('noto-sans-sc')
    expect(check(['\u3042\u4e2d'])[0]?.hint).toContain('noto-sans-jp')
    expect(check(['\u0645'])[0]?.hint).toContain('noto-sans-arabic')
  })

  it('suggests a font for each script', () => {
    const [problem] = check(['\u0416 \u0645 \u3042\u4e2d', '\u2603'])
    expect(problem?.hint).toBe(
      'Install fonts that have them, such as @fontsource-variable/inter, @fontsource-variable/noto-sans-arabic, @fontsource-variable/noto-sans-jp, ' +
        "and add them: socialCards: { enabled: true, fonts: ['@fontsource-variable/inter', '@fontsource-variable/noto-sans-arabic', '@fontsource-variable/noto-sans-jp'] }",
    )
  })

  it('shows a few of many characters', () => {
    expect(check(['\u0430\u0431\u0432\u0433\u0434\u0435\u0436'])[0]?.message).toContain('and 2 more characters')
  })

  it('looks for the characters of fonts', () => {
    expect(check(['\u4e2d'], [createFace({ start: 0x4e00, end: 0x4eff })])).toEqual([])
    expect(check(['\u4e2d'], [createFace()])).toHaveLength(1)
  })

  it('ignores characters without a glyph', () => expect(check(['a\u200cb\u00adc\u200e'])).toEqual([]))
})
