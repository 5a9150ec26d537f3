import { type AccentColors, type Diagnostic, nearestWord, type Theme } from '@docgen/renderer/contract'
import type { LocateInConfig } from '../../config/locate-in-config.js'

/** Reports an accent that the theme does not have. */
export function checkAccent(
  { accents = {} }: Pick<Theme, 'accents'>,
  accent: string | undefined,
  locateInConfig: LocateInConfig,
): readonly Diagnostic[] {
  if (accent === undefined || Object.hasOwn(accents, accent)) return []
  const known = Object.keys(accents)
  const near = nearestWord(accent, known)
  const all =
    known.length === 0 ? 'Remove theme.accent, and set its colors in a style sheet' : `It has ${known.join(', ')}`
  return [
    {
      code: 'invalid-theme',
      severity: 'error',
      ...locateInConfig(['theme', 'accent']),
      message: `the theme has no accent ${accent}`,
      hint: near === undefined ? all : `Did you mean ${near}?`,
    },
  ]
}

/** The tokens of the configured accent as a style sheet; empty without one. */
export function writeAccentStyles({ accents }: Pick<Theme, 'accents'>, name: string | undefined): string {
  const accent = name === undefined ? undefined : accents?.[name]
  if (!accent) return ''
  const write = (colors: AccentColors): string =>
    Object.entries(colors)
      .map(([token, color]) => `${token}:${color}`)
      .join(';')
  return `:root{${write(accent.light)}}@media screen{[data-theme="dark"]{${write(accent.dark)}}}`
}
