import type { Diagnostic } from '@docgen/renderer/contract'
import type { LocateInConfig } from '../../config/locate-in-config.js'
import type { CharacterRange } from '../fonts/font-face.js'
import type { CardFace } from './card-faces.js'
import { type CardNode, listLeaves } from './card-node.js'

/** Characters of the font inside the package that renders cards. */
const BUILT_IN: readonly CharacterRange[] = [
  { start: 0x20, end: 0x7e },
  { start: 0xa0, end: 0xff },
  { start: 0x2013, end: 0x2014 },
  { start: 0x2018, end: 0x201a },
  { start: 0x201c, end: 0x201e },
  { start: 0x2022, end: 0x2022 },
  { start: 0x2026, end: 0x2026 },
  { start: 0x203a, end: 0x203a },
  { start: 0x20ac, end: 0x20ac },
]

const JAPANESE = '@fontsource-variable/noto-sans-jp'
const CHINESE = '@fontsource-variable/noto-sans-sc'

// Script → package of a font for it, for the hint.
const FONTS: readonly (readonly [script: RegExp, font: string])[] = [
  [/[\p{sc=Hiragana}\p{sc=Katakana}]/u, JAPANESE],
  [/\p{sc=Han}/u, CHINESE],
  [/\p{sc=Hangul}/u, '@fontsource-variable/noto-sans-kr'],
  [/\p{sc=Arabic}/u, '@fontsource-variable/noto-sans-arabic'],
  [/\p{sc=Hebrew}/u, '@fontsource-variable/noto-sans-hebrew'],
  [/\p{sc=Devanagari}/u, '@fontsource-variable/noto-sans-devanagari'],
  [/\p{sc=Bengali}/u, '@fontsource-variable/noto-sans-bengali'],
  [/\p{sc=Tamil}/u, '@fontsource-variable/noto-sans-tamil'],
  [/\p{sc=Telugu}/u, '@fontsource-variable/noto-sans-telugu'],
  [/\p{sc=Thai}/u, '@fontsource-variable/noto-sans-thai'],
  [/\p{sc=Georgian}/u, '@fontsource-variable/noto-sans-georgian'],
  [/\p{sc=Armenian}/u, '@fontsource-variable/noto-sans-armenian'],
  [/[\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Latin}]/u, '@fontsource-variable/inter'],
]

// Emoji with their parts: joiners, variation selectors, skin tones, flags and tags.
const EMOJI =
  /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f|\u20e3|[\u{e0020}-\u{e007f}])+/gu

// A key symbol is a digit with a combining frame. Color fonts have a glyph only for the sequence, not for the frame.
const KEY_FRAME = /(?<=[\d#*])\ufe0f?\u20e3/gu

// Invisible characters, such as joiners and marks of direction, need no glyph.
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u

/** Whether at least one font has a glyph for a character. */
export type HasCharacter = (character: string) => boolean

/** Creates a lookup of characters in the fonts of the cards, and in the font of the package that renders them. */
export function createCharacterSearch(faces: readonly Pick<CardFace, 'characters'>[]): HasCharacter {
  const cache = new Map<string, boolean>()
  const lists = [BUILT_IN, ...faces.map(({ characters }) => characters)]
  return (character) => {
    const cached = cache.get(character)
    if (cached !== undefined) return cached
    const has = IGNORABLE.test(character) || lists.some((ranges) => isInRanges(character, ranges))
    cache.set(character, has)
    return has
  }
}

/** Whether a character is in one of the ranges. */
export function isInRanges(character: string, ranges: readonly CharacterRange[]): boolean {
  const code = character.codePointAt(0) ?? 0
  return ranges.some(({ start, end }) => code >= start && code <= end)
}

/** Removes emoji that no font has from a card, because boxes instead of them would look like an error. */
export function removeMissingEmoji(node: CardNode, has: HasCharacter): CardNode {
  if (node.type === 'container')
    return { ...node, children: node.children.map((child) => removeMissingEmoji(child, has)) }
  if (node.type === 'image') return node
  const text = node.text
    .replace(KEY_FRAME, '')
    .replace(EMOJI, (emoji) => ([...emoji].every(has) ? emoji : ''))
    .replace(/ {2,}/g, ' ')
    .trim()
  return { ...node, text }
}

/** Returns the texts of a card, joined with spaces. */
export function textOf(card: CardNode): string {
  return [...listLeaves(card)].map((leaf) => (leaf.type === 'text' ? leaf.text : '')).join(' ')
}

const MAX_SHOWN = 5

/** The elements of a page's card. */
export interface RenderedCard {
  readonly route: string
  readonly node: CardNode
}

/** Warns about characters of cards that no font has. */
export function checkCardCharacters(
  cards: readonly RenderedCard[],
  faces: readonly CardFace[],
  locateInConfig: LocateInConfig,
): readonly Diagnostic[] {
  const has = createCharacterSearch(faces)
  const missing = new Set<string>()
  let example: string | undefined
  for (const { route, node } of cards) {
    const lacking = [...textOf(node)].filter((character) => !has(character) && /\S/.test(character))
    if (lacking.length > 0) example ??= route
    for (const character of lacking) missing.add(character)
  }
  if (example === undefined) return []
  const characters = [...missing].sort()
  const more = characters.length - MAX_SHOWN
  const rest = more > 0 ? ` and ${more} more ${more === 1 ? 'character' : 'characters'}` : ''
  const fonts = suggestFonts(characters)
  return [
    {
      code: 'social-cards',
      severity: 'warning',
      ...locateInConfig(['socialCards']),
      message: `social cards show boxes for ${characters.slice(0, MAX_SHOWN).join(' ')}${rest}, for example on the card of ${example}`,
      hint:
        `Install ${fonts.length === 1 ? 'a font that has' : 'fonts that have'} them, such as ${fonts.join(', ')}, and add ` +
        `${fonts.length === 1 ? 'it' : 'them'}: socialCards: { enabled: true, fonts: [${fonts.map((font) => `'${font}'`).join(', ')}] }`,
    },
  ]
}

/** Suggests a package with a font for each script of the characters. */
function suggestFonts(characters: readonly string[]): readonly string[] {
  const fonts = new Set(characters.flatMap((character) => FONTS.find(([script]) => script.test(character))?.[1] ?? []))
  // The font for kana has the Chinese characters of Japanese texts, too.
  if (fonts.has(JAPANESE)) fonts.delete(CHINESE)
  return fonts.size === 0 ? ['@fontsource-variable/inter'] : [...fonts]
}
