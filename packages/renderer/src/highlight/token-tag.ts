import type { Token } from './prism-environment.js'

// Token classes, abbreviated as in Pygments, Rouge and Chroma: a page of code has thousands of them. If a token has
// several names, the one listed last here wins.
const NAMES: readonly (readonly [className: string, names: string])[] = [
  ['c', 'comment prolog doctype cdata'],
  ['p', 'punctuation operator delimiter'],
  ['k', 'keyword atrule rule important directive builtin'],
  ['s', 'string char attr-value template-string url regex'],
  ['m', 'number boolean constant symbol unit hexcode entity'],
  ['nf', 'function function-variable method-name selector'],
  ['nc', 'class-name maybe-class-name namespace type-definition decorator annotation'],
  ['na', 'property attr-name key parameter literal-property variable'],
  ['nt', 'tag'],
  ['gi', 'inserted'],
  ['gd', 'deleted'],
  ['n', 'interpolation plain'],
  ['gs', 'bold title'],
  ['ge', 'italic'],
]

const RANKS: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap(([, names], rank) => names.split(' ').map((name) => [name, rank] as const)),
)

/** Opening tags by rank: one shared string each, however many tokens there are. */
const TAGS: readonly string[] = NAMES.map(([className]) => `<span class="${className}">`)

/**
 * The opening tag of a token's span, whose class names its kind: `k` keyword, `s` string, `c` comment and so on.
 * `undefined` if no theme would distinguish the token from plain text.
 */
export function tokenTag({ type, alias }: Token): string | undefined {
  let rank = RANKS.get(type) ?? -1
  if (!alias) return TAGS[rank]
  for (const name of typeof alias === 'string' ? [alias] : alias) rank = Math.max(rank, RANKS.get(name) ?? -1)
  return TAGS[rank]
}
