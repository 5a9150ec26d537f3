import { COLOR_PAIRS, type Diagnostic } from '@docgen/renderer/contract'
import { contrast, MIN_CONTRAST, parseColor } from '../../config/color.js'
import { positionAt } from '../../config/source/position-at.js'
import { type DeclaredToken, findWinners, readTokens, resolveTokens } from './read-tokens.js'

/** A style sheet as its author wrote it, so that positions in it are also positions in its file. */
export interface TokenSheet {
  /** Relative to the site's folder; absent for sheets of the theme. */
  readonly file?: string
  readonly css: string
}

/**
 * Reports color tokens of text and code that have too little contrast in a color mode. Each diagnostic names the worst
 * pair of colors of a token. Skips colors in notations that `parseColor` does not read.
 */
export function findContrastProblems(sheets: readonly TokenSheet[]): readonly Diagnostic[] {
  const tokens = sheets.flatMap((sheet) => readTokens(sheet.css).map((token): SheetToken => ({ ...token, sheet })))
  const groups = new Map<string, Pair[]>()
  for (const mode of ['light', 'dark'] as const) {
    const winners = findWinners(tokens, mode)
    const values = resolveTokens(winners)
    for (const [text, surface] of COLOR_PAIRS) {
      const [one, other] = [parseColor(values.get(text) ?? ''), parseColor(values.get(surface) ?? '')]
      if (!one || !other) continue
      const ratio = contrast(one, other)
      // Rounded as in the message, so that no message states that 4.5 is less than 4.5.
      if (Math.round(ratio * 100) / 100 >= MIN_CONTRAST) continue
      const at = locate(winners.get(text)) ?? locate(winners.get(surface)) ?? {}
      const key = JSON.stringify([mode, at.file === undefined ? text : at])
      groups.set(key, [...(groups.get(key) ?? []), { text, surface, mode, ratio, at }])
    }
  }
  return [...groups.values()].map((pairs) => describe(pairs.toSorted((a, b) => a.ratio - b.ratio)))
}

/** A token with the sheet that declares it. */
interface SheetToken extends DeclaredToken {
  readonly sheet: TokenSheet
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
      : `; ${others.length} other ${others.length === 1 ? 'pair is' : 'pairs are'} also below that`
  return {
    code: 'a11y-contrast',
    severity: 'error',
    ...at,
    message: `--${text} on --${surface} has a contrast of ${ratio.toFixed(2)} in ${mode} mode; text needs ${MIN_CONTRAST}${more}`,
    hint: mode === 'dark' ? 'Set a lighter or darker color in [data-theme="dark"]' : 'Set a lighter or darker color',
  }
}

/** Position of a declaration; undefined in the theme. */
function locate(token: SheetToken | undefined): Position | undefined {
  if (!token) return undefined
  const { file, css } = token.sheet
  return file === undefined
    ? undefined
    : { file, ...positionAt(css, token.offset, token.offset + token.name.length + 2) }
}
