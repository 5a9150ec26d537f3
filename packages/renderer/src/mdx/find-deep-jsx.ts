import { MAX_DEPTH } from '../parse/limit-depth.js'
import { FENCE } from './escape-markdown-for-mdx.js'

/**
 * Maximum number of open tags in an expression that is not well nested, and of expression levels in them: each
 * additional one multiplies parsing time by two to five.
 */
const MOST_TAGS = 8
const MOST_LEVELS = 3
/**
 * Maximum number of open tags and braces in prose. A tree may be no deeper, and parsing time is quadratic in their
 * number.
 */
const MOST_OPEN = MAX_DEPTH
/** Maximum number of arrow functions that return each other. Bundling time is quadratic in their number. */
const MOST_ARROWS = 50

const CODE = new RegExp(
  `${FENCE}|(?<!\`)(?<ticks>\`+)(?!\`)(?:(?!\\n[ \\t]*\\n)[\\s\\S])*?(?<!\`)\\k<ticks>(?!\`)`,
  'gm',
)
const SIGN = /\\[\s\S]|[{}]|<\/|<[A-Za-z>]?|\/>|=>|\) ?=>|[()\],;]/g

/** A part of an MDX text that is nested too deeply. */
export interface DeepJsx {
  /** Offset at which there is too much. */
  readonly offset: number
  /** Offset from which nothing should be parsed as MDX: the expression around `offset` if it would fail in many ways. */
  readonly start: number
}

/**
 * The first position at which a text has more open tags and braces than the parser can handle in time, an expression
 * that is not well nested has too much JSX in it, or too many arrow functions return each other; ignores code.
 */
export function findDeepJsx(text: string): DeepJsx | undefined {
  if (!text.includes('{') && text.split('<', MOST_OPEN + 1).length <= MOST_OPEN) return undefined
  const prose = text.replace(CODE, (sign) => ' '.repeat(sign.length))
  const open: ('brace' | 'tag')[] = []
  let [levels, tags, isBroken] = [0, 0, false]
  let inProse = 0
  let [arrows, beforeParameters, start] = [0, 0, 0]
  let excess: number | undefined
  for (const { index, 0: sign } of prose.matchAll(SIGN)) {
    const top = open.at(-1)
    if (open.length === 0) [inProse, arrows, start] = [Math.max(0, inProse + balanceOf(sign)), 0, index]
    else if (sign === '(') beforeParameters = arrows
    else if (sign === '=>') arrows += 1
    else if (sign.endsWith('=>')) arrows = beforeParameters + 1
    else if (/[)\]},;]/.test(sign)) arrows = 0
    if (excess === undefined && (open.length > MOST_OPEN || arrows > MOST_ARROWS)) return { offset: index, start }
    if (inProse > MOST_OPEN || open.length > MOST_OPEN) return at(excess ?? index)
    if (sign === '{') open.push('brace')
    else if (open.length === 0 || sign === '<' || (top === 'brace' && isComparison(prose, index))) continue
    else if (sign === '}') {
      isBroken ||= top !== 'brace'
      while (open.pop() === 'tag') tags -= 1
    } else if (sign === '</' || sign === '/>') {
      if (top === 'tag') tags -= 1
      if (top === 'tag') open.pop()
      else isBroken ||= sign === '</'
    } else if (sign.startsWith('<')) {
      levels += Number(top === 'brace')
      tags += 1
      open.push('tag')
    }
    if (tags > MOST_TAGS || levels > MOST_LEVELS) excess ??= index
    if (open.length > 0) continue
    if (isBroken && excess !== undefined) return at(excess)
    ;[levels, tags, isBroken, excess] = [0, 0, false, undefined]
  }
  return excess === undefined ? undefined : at(excess)
}

function at(offset: number): DeepJsx {
  return { offset, start: offset }
}

/** Whether a `<` in JavaScript follows a value, as in `i<n`. */
function isComparison(text: string, index: number): boolean {
  return text[index] === '<' && /[\w)\]]/.test(text.charAt(index - 1))
}

function balanceOf(sign: string): number {
  if (sign === '</' || sign === '/>') return -1
  return sign.startsWith('<') ? 1 : 0
}
