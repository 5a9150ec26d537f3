/** A Prism grammar; opaque to docgen. */
export type Grammar = Record<string, unknown>

/** One pattern of a grammar. */
export interface Rule {
  /** The type of its tokens. */
  readonly type: string
  readonly pattern: RegExp
  /** The grammar of the text in its tokens. */
  readonly inside: Grammar | undefined
  readonly alias: string | readonly string[] | undefined
  /** Whether the first group matches what precedes the token. */
  readonly hasPrefix: boolean
  /** Whether it searches the whole text, and may replace tokens of earlier rules. */
  readonly isGreedy: boolean
}

const rulesByGrammar = new WeakMap<Grammar, readonly Rule[]>()

/**
 * Lists the rules of a grammar in their order. Adds the tokens of `rest` to the grammar, as Prism does on first use.
 */
export function rulesOf(grammar: Grammar): readonly Rule[] {
  let rules = rulesByGrammar.get(grammar)
  if (rules) return rules
  if (isGrammar(grammar['rest'])) Object.assign(grammar, grammar['rest'])
  delete grammar['rest']
  rules = Object.entries(grammar).flatMap(([type, patterns]) =>
    [patterns].flat().flatMap((pattern: unknown) => readRule(type, pattern)),
  )
  rulesByGrammar.set(grammar, rules)
  return rules
}

/** Whether a value can be a grammar: any object that is not an array. */
export function isGrammar(value: unknown): value is Grammar {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function readRule(type: string, value: unknown): Rule[] {
  const plain: Grammar = { pattern: value }
  const { pattern, inside, alias, lookbehind, greedy } = isGrammar(value) && !(value instanceof RegExp) ? value : plain
  if (!(pattern instanceof RegExp)) return []
  const isGreedy = Boolean(greedy)
  return [
    {
      type,
      pattern: isGreedy && !pattern.global ? new RegExp(pattern.source, pattern.flags.concat('g')) : pattern,
      inside: isGrammar(inside) ? inside : undefined,
      alias: readAlias(alias),
      hasPrefix: Boolean(lookbehind),
      isGreedy,
    },
  ]
}

function readAlias(alias: unknown): Rule['alias'] {
  return Array.isArray(alias) ? alias.map(String) : typeof alias === 'string' ? alias : undefined
}
