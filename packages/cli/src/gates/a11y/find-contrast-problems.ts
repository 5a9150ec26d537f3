import { COLOR_PAIRS, type Diagnostic } from '@docgen/renderer/contract'
import { contrast, MIN_CONTRAST, parseColor } from '../../config/color.js'
import { positionAt } from '../../config/source/position-at.js'
import { readTokens, resolveTokens } from './read-tokens.js'

/** A style sheet, with the text that its author edits. */
export interface TokenSheet {
  /** Relative to the site's folder; absent for the theme's own. */
  readonly file?: string
  readonly css: string
}

/**
 * Tokens, also those of code, whose colors are hard to read in a color mode: each with the worst of its pairs. Unknown
 * notations are skipped.
 */
export function findContrastProblems(sheets: readonly TokenSheet[]): readonly Diagnostic[] {
  const tokens = sheets.flatMap(({ css }) => readTokens(css))
  const groups = new Map<string, Pair[]>()
  for (const mode of ['light', 'dark'] as const) {
    const values = resolveTokens(tokens, mode)
    for (const [text, surface] of COLOR_PAIRS) {
      const [one, other] = [parseColor(values.get(text) ?? ''), parseColor(values.get(surface) ?? '')]
      if (!one || !other) continue
      const ratio = contrast(one, other)
      // Rounded as people read it, so that no message says that 4.5 is less than 4.5.
      if (Math.round(ratio * 100) / 100 >= MIN_CONTRAST) continue
      const at = locate(text, sheets) ?? locate(surface, sheets) ?? {}
      const key = JSON.stringify([mode, at.file === undefined ? text : at])
      groups.set(key, [...(groups.get(key) ?? []), { text, surface, mode, ratio, at }])
    }
  }
  return [...groups.values()].map((pairs) => describe(pairs.toSorted((a, b) => a.ratio - b.ratio)))
}

type Position = Pick<Diagnostic, 'file' | 'line' | 'column' | 'length'>

interface Pair {
  readonly text: string
  readonly surface: string
  readonly mode: string
  readonly ratio: number
  readonly at: Position
}

function describe([worst, ...others]: readonly Pair[]): Diagnostic {
  const { text = '', surface = '', mode = '', ratio = 0, at } = worst ?? {}
  const more =
    others.length === 0
      ? ''
      : `; ${others.length} other ${others.length === 1 ? 'pair is' : 'pairs are'} below that, too`
  return {
    code: 'a11y-contrast',
    severity: 'error',
    ...at,
    message: `--${text} on --${surface} has a contrast of ${ratio.toFixed(2)} in ${mode} mode; text needs ${MIN_CONTRAST}${more}`,
    hint: mode === 'dark' ? 'Set a lighter or darker color in [data-theme="dark"]' : 'Set a lighter or darker color',
  }
}

/** The first declaration of a token in the last sheet of the site that sets it. */
function locate(name: string, sheets: readonly TokenSheet[]): Position | undefined {
  for (const { file, css } of sheets.toReversed()) {
    const at = file === undefined ? -1 : css.search(new RegExp(`--${name}\\s*:`))
    if (file !== undefined && at !== -1) return { file, ...positionAt(css, at, at + name.length + 2) }
  }
  return undefined
}
