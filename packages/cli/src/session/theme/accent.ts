import { type AccentColors, type Diagnostic, nearestWord, type Theme } from '@docgen/renderer/contract'
import type { LocateInConfig } from '../../config/locate-in-config.js'

const COLOR = /^(?:#[\da-f]{3,8}|\w+\(.*\))$/i
const COLOR_HINT =
  ". For another color, set the tokens --color-accent, --color-accent-strong and --color-accent-tint in a style sheet: theme: { css: ['./brand.css'] }"

/** Reports an accent that the theme does not have. */
export function checkAccent(
  { accents = {} }: Pick<Theme, 'accents'>,
  accent: string | undefined,
  locateInConfig: LocateInConfig,
): readonly Diagnostic[] {
  if (accent === undefined || Object.hasOwn(accents, accent)) return []
  const accentNames = Object.keys(accents)
  const near = nearestWord(accent, accentNames)
  const all =
    accentNames.length === 0
      ? 'Remove theme.accent, and set its colors in a style sheet'
      : `It has ${accentNames.join(', ')}${COLOR.test(accent) ? COLOR_HINT : ''}`
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

/** Returns a style sheet with the tokens of the configured accent; empty without one. */
export function writeAccentStyles({ accents }: Pick<Theme, 'accents'>, name: string | undefined): string {
  const accent = name === undefined ? undefined : accents?.[name]
  if (!accent) return ''
  const write = (colors: AccentColors): string =>
    Object.entries(colors)
      .map(([token, color]) => `${token}:${color}`)
      .join(';')
  return `:root{${write(accent.light)}}@media screen{[data-theme="dark"]{${write(accent.dark)}}}`
}
