import type { CharacterRange, FontFace } from './font-face.js'

// ISO 15924 code of a language's script → the Unicode scripts to which its characters belong.
const PARTS: Readonly<Record<string, readonly string[]>> = {
  Jpan: ['Hani', 'Hira', 'Kana'],
  Kore: ['Hang', 'Hani'],
  Hans: ['Hani'],
  Hant: ['Hani'],
}

/**
 * Creates a pattern for letters in the scripts of the languages, and for Latin letters, because code and names use
 * them.
 */
export function matchScripts(languages: readonly string[]): RegExp {
  const scripts = languages.flatMap((language) => {
    const script = readLocale(language)?.maximize().script ?? 'Latn'
    return PARTS[script] ?? [script]
  })
  return new RegExp(`[${[...new Set(['Latn', ...scripts])].map(classOf).join('')}]`, 'u')
}

function classOf(script: string): string {
  const part = propertyOf(script)
  try {
    new RegExp(part, 'u')
    return part
  } catch {
    return ''
  }
}

function propertyOf(script: string): string {
  return `\\p{Script=${script}}`
}

/** Whether a face may have letters in these scripts: a face without ranges may have any. */
export function hasScript({ ranges }: Pick<FontFace, 'ranges'>, scripts: RegExp): boolean {
  return ranges.length === 0 || listCharacters(ranges).some((character) => scripts.test(character))
}

/**
 * Lists the characters of a face that texts in these scripts can contain: letters of the
 * scripts, and characters that scripts share, such as digits.
 */
export function cutToScripts({ ranges }: Pick<FontFace, 'ranges'>, scripts: RegExp): string {
  const all =
    ranges.length === 0
      ? [
          { start: 0x20, end: 0xd7ff },
          { start: 0xf900, end: 0xffef },
        ]
      : ranges
  return listCharacters(all)
    .filter((character) => scripts.test(character) || /[\p{Script=Common}\p{Script=Inherited}]/u.test(character))
    .join('')
}

/**
 * Finds the face that readers of a language need first: the face with the first letter of the language's own name, such
 * as D for Deutsch.
 */
export function findFirstFace<Face extends Pick<FontFace, 'ranges' | 'style'>>(
  faces: readonly Face[],
  language: string,
): Face | undefined {
  const locale = readLocale(language)
  const name = locale ? new Intl.DisplayNames([locale], { type: 'language' }).of(locale.language) : undefined
  const letter = /\p{L}/u.exec(name ?? '')?.[0]?.codePointAt(0) ?? 0x61
  return faces.find(
    ({ ranges, style }) =>
      style === 'normal' && (ranges.length === 0 || ranges.some(({ start, end }) => start <= letter && letter <= end)),
  )
}

function readLocale(language: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(language)
  } catch {
    return undefined
  }
}

function listCharacters(ranges: readonly CharacterRange[]): string[] {
  return ranges.flatMap(({ start, end }) =>
    Array.from({ length: end - start + 1 }, (_, index) => String.fromCodePoint(start + index)),
  )
}
