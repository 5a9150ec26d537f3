import { escapePattern } from '@docgen/renderer/contract'
import { isRecord } from '../../config/is-record.js'

/** A part of a pattern: text, or a parameter with the slash before it. */
const PART = /(\/?):(\w+)(\(\.\*\))?([*+?]?)|(\/?)\(\.\*\)/g
/** Characters of patterns that docgen does not read. */
const UNKNOWN = /[()*+?:{}]/
/** Longer paths are not matched, in UTF-16 code units: patterns are from the config. */
const MAX_LENGTH = 500

/** Rules that move pages. */
export interface Rewrites {
  /** Whether docgen can read all rules. */
  readonly isComplete: boolean
  /** Returns the path of a moved page; `undefined` if no rule applies. Paths end in `.md`. */
  readonly rewritePath: (path: string) => string | undefined
}

/** Reads `rewrites`: a function, or patterns such as `packages/:name/src/:rest*` with their targets. */
export function readRewrites(value: unknown): Rewrites {
  if (typeof value === 'function') {
    const rewritePath: Rewrites['rewritePath'] = (path) => {
      try {
        const target: unknown = value(path)
        return typeof target === 'string' && target !== path ? target : undefined
      } catch {
        return undefined
      }
    }
    return { isComplete: true, rewritePath }
  }
  const entries = Object.entries(isRecord(value) ? value : {})
  const rules = entries.flatMap(([from, to]) => {
    const pattern = typeof to === 'string' ? compilePattern(from) : undefined
    return pattern ? [{ pattern, to: String(to) }] : []
  })
  const rewritePath: Rewrites['rewritePath'] = (path) => {
    for (const { pattern, to } of rules) {
      const match = path.length > MAX_LENGTH ? null : pattern.exec(path)
      if (match) return fillTarget(to, match.groups ?? {})
    }
    return undefined
  }
  return { isComplete: rules.length === entries.length, rewritePath }
}

/** Compiles a pattern to a regular expression with a group for each parameter; `undefined` if docgen cannot read it. */
function compilePattern(from: string): RegExp | undefined {
  let source = ''
  let end = 0
  let unnamed = 0
  for (const match of from.matchAll(PART)) {
    const [whole, slash = '', name, isAny, modifier, otherSlash = ''] = match
    const text = from.slice(end, match.index)
    if (UNKNOWN.test(text) || (name !== undefined && source.includes(`<${name}>`))) return undefined
    source += escapePattern(text)
    if (name === undefined) source += `${otherSlash}(?<any${unnamed++}>.*)`
    else if (modifier === '*') source += `(?:${slash}(?<${name}>.+))?`
    else if (modifier === '?') source += `(?:${slash}(?<${name}>[^/]+))?`
    else source += `${slash}(?<${name}>${isAny || modifier === '+' ? '.+' : '[^/]+?'})`
    end = match.index + whole.length
  }
  const text = from.slice(end)
  return UNKNOWN.test(text) ? undefined : new RegExp(`^${source}${escapePattern(text)}$`, 's')
}

/** Fills the parameters of a target; `undefined` if docgen cannot read it. */
function fillTarget(to: string, groups: Readonly<Record<string, string | undefined>>): string | undefined {
  let unnamed = 0
  const filled = to
    .replace(/\(\.\*\)/g, (whole, at: number) => (/:\w+$/.test(to.slice(0, at)) ? whole : `:any${unnamed++}`))
    .replace(/(\/?):(\w+)(?:\(\.\*\))?[*+?]?/g, (_whole, slash: string, name: string) => {
      const value = groups[name]
      return value === undefined ? '' : slash + value
    })
    .replace(/^\//, '')
  return UNKNOWN.test(filled) ? undefined : filled
}
