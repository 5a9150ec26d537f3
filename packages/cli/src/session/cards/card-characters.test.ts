import { describe, expect, it } from 'vitest'
import type { Card } from '../../plan/plan-card.js'
import type { PlannedPage } from '../../plan/site-plan.js'
import type { FontFace } from '../fonts/font-face.js'
import { checkCardCharacters, createCharacterSearch, withoutMissingEmoji } from './card-characters.js'

const createCard = (title: string): Card => ({
  file: '',
  title,
  section: '',
  siteTitle: 'Kit',
  footer: '',
  language: 'en',
  direction: 'ltr',
})
const createFace = (...ranges: FontFace['ranges'][number][]): FontFace => ({
  family: 'F',
  style: 'normal',
  weights: [400, 700],
  ranges,
  path: '',
})

/** A planned page with a card; the check reads its route only. */
function createPage(title: string): PlannedPage {
  const page: Partial<PlannedPage['page']> = { route: `/${title.length}` }
  return { page: page as PlannedPage['page'], locale: 'en', version: 'current', card: createCard(title) }
}

describe('withoutMissingEmoji', () => {
  const clean = (title: string, faces: readonly FontFace[] = []) =>
    withoutMissingEmoji(createCard(title), createCharacterSearch(faces)).title

  it('removes whole emoji, with joiners, flags and tones', () => {
    expect(clean('Ship it \u{1f680} now')).toBe('Ship it now')
    expect(clean('\u{1f469}\u200d\u{1f467} A \u{1f1e9}\u{1f1ea} \u{1f44d}\u{1f3fd}')).toBe('A')
  })

  it('keeps emoji that a font has', () => {
    expect(clean('A \u{1f680}', [createFace({ start: 0x1f600, end: 0x1f6ff })])).toBe('A \u{1f680}')
  })

  it('keeps digits and signs of text', () => expect(clean('100 % #1 * \u00a9')).toBe('100 % #1 * \u00a9'))
})

describe('checkCardCharacters', () => {
  const check = (titles: readonly string[], faces: readonly FontFace[] = []) =>
    checkCardCharacters(titles.map(createPage), faces, () => ({ file: 'site.config.ts' }))

  it('accepts Latin text and emoji', () =>
    expect(check(['Gr\u00fc\u00dfe \u2013 \u201cA\u201d \u{1f680}'])).toEqual([]))

  it('names missing characters, a page, and a font for their script', () => {
    const [problem, ...rest] = check(['A', '\u4e2d\u6587', '\u4e2d'])
    expect(rest).toEqual([])
    expect(problem?.message).toBe('social cards show boxes for \u4e2d \u6587, for example that of /2')
    expect(problem?.hint).toContain('noto-sans-sc')
    expect(check(['\u3042\u4e2d'])[0]?.hint).toContain('noto-sans-jp')
    expect(check(['\u0645'])[0]?.hint).toContain('noto-sans-arabic')
  })

  it('shows a few of many characters', () => {
    expect(check(['\u0430\u0431\u0432\u0433\u0434\u0435\u0436'])[0]?.message).toContain('and 2 more characters')
  })

  it('looks in the ranges of fonts; one without ranges has everything', () => {
    expect(check(['\u4e2d'], [createFace({ start: 0x4e00, end: 0x4eff })])).toEqual([])
    expect(check(['\u4e2d'], [createFace()])).toEqual([])
  })
})
