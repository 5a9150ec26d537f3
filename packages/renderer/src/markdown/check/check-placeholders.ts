import { nearestWord } from '../../contract/suggest-name.js'
import type { Problem } from '../compilation.js'
import type { DocumentScope } from '../document-scope.js'
import type { Positioned } from '../source-file.js'

const PLACEHOLDER = /(?<!\\)\{([A-Za-z][\w.-]{2,})\}/g
const MAX_LENGTH_DIFFERENCE = 2

/**
 * Finds the declared placeholder that a name in braces resembles; `undefined` for a declared name, or if none is close.
 */
export function nearestPlaceholder(name: string, placeholders: Readonly<Record<string, string>>): string | undefined {
  if (Object.hasOwn(placeholders, name)) return undefined
  const names = Object.keys(placeholders)
  return nearestWord(
    name,
    names.filter((each) => Math.abs(each.length - name.length) <= MAX_LENGTH_DIFFERENCE),
  )
}

/** A text as written, its offset in its node, and its value after plugins. */
export interface RawText {
  readonly node: Positioned
  readonly text: string
  readonly delta: number
  readonly value: string
}

/** Reports names in braces that resemble the name of a placeholder. */
export function checkPlaceholders({ node, text, delta, value }: RawText, scope: DocumentScope): void {
  for (const { index, 0: whole, 1: name = '' } of text.matchAll(PLACEHOLDER)) {
    const near = nearestPlaceholder(name, scope.compilation.options.placeholders)
    if (near === undefined || !value.includes(whole)) continue
    const problem: Problem = {
      code: 'unknown-placeholder',
      message: `there is no placeholder ${whole}, so it is shown as written`,
      hint: `Did you mean {${near}}? Write \\${whole} if it is meant as text`,
      length: whole.length,
    }
    scope.report(node, problem, delta + index)
  }
}
