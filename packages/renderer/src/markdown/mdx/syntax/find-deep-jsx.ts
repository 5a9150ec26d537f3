import { MAX_DEPTH } from '../../../parse/limit-depth.js'
import { replaceCode } from './escape-markdown-for-mdx.js'
import { JsxScan } from './scan-jsx.js'

/** Maximum number of steps of the parser's scanner per character. Well-formed pages need one or two. */
const MAX_STEPS_PER_CHARACTER = 10
/** Added to the maximum number of steps, so that the limit is not too low for short texts. */
const EXTRA_STEPS = 30_000
/**
 * Maximum number of open tags and braces in prose. A tree may be no deeper, and parsing time is quadratic in their
 * number.
 */
const MAX_OPEN = MAX_DEPTH
/** Maximum number of nested arrow functions, as in `a => b => c`. Bundling time is quadratic in their number. */
const MAX_ARROWS = 50

const TOKEN = /\\[\s\S]|[{}]|<\/|<[A-Za-z>]?|\/>|=>|\) ?=>|[()\],;]|^export\b|\n[ \t]*\r?$/gm

/** A part of an MDX text that is nested too deeply. */
export interface DeepJsx {
  /** Offset at which a limit is exceeded. */
  readonly offset: number
  /** Offset from which nothing should be parsed as MDX: the expression or export around `offset`. */
  readonly start: number
  /** Whether the parser would read the same text again and again. The text may be in a code block. */
  readonly isSlow?: boolean
}

/**
 * Finds the first position at which a text has more open tags, open braces or nested arrow functions than the parser or
 * the bundler can handle in time. If there is none, finds the first position at which unclosed elements have made the
 * parser read the same text again and again; only this search includes code blocks. `undefined` if the text exceeds no
 * limit.
 */
export function findDeepJsx(text: string): DeepJsx | undefined {
  if (!/[{]|^export\b/m.test(text) && text.split('<', MAX_OPEN + 1).length <= MAX_OPEN) return undefined
  return findNesting(replaceCode(text, (code) => ' '.repeat(code.length))) ?? findSlowScan(text)
}

function findNesting(prose: string): DeepJsx | undefined {
  const open: ('brace' | 'tag')[] = []
  let isEsm = false
  let openTags = 0
  let [arrows, beforeParameters, start] = [0, 0, 0]
  for (const { index, 0: token } of prose.matchAll(TOKEN)) {
    const top = open.at(-1)
    if (open.length === 0 && (token === 'export' || token.startsWith('\n')))
      [isEsm, arrows, start] = [token === 'export', 0, index]
    else if (open.length === 0 && !isEsm)
      [openTags, arrows, start] = [Math.max(0, openTags + balanceOf(token)), 0, index]
    else if (token === '(') beforeParameters = arrows
    else if (token === '=>') arrows += 1
    else if (token.endsWith('=>')) arrows = beforeParameters + 1
    else if (/[)\]},;]/.test(token)) arrows = 0
    if (open.length > MAX_OPEN || arrows > MAX_ARROWS) return { offset: index, start }
    if (openTags > MAX_OPEN) return deepAt(index)
    if (token === '{') open.push('brace')
    else if (open.length === 0 || token === '<' || (top === 'brace' && isComparison(prose, index))) continue
    else if (token === '}') while (open.pop() === 'tag');
    else if (token === '</' || token === '/>') {
      if (top === 'tag') open.pop()
    } else if (token.startsWith('<')) open.push('tag')
  }
  return undefined
}

/** Scans from each `<` and `{`, as the parser does, even if an earlier `<` or `{` starts no tag or expression. */
function findSlowScan(text: string): DeepJsx | undefined {
  const scan = new JsxScan(text, EXTRA_STEPS + text.length * MAX_STEPS_PER_CHARACTER)
  for (let index = 0; index < text.length; index++) {
    const token = text[index]
    if (token === '\\') index++
    else if (token === '<') scan.tag(index)
    else if (token === '{' && !scan.isClosed(index)) scan.expression(index)
    if (scan.isSpent) return { ...deepAt(index), isSlow: true }
  }
  return undefined
}

function deepAt(offset: number): DeepJsx {
  return { offset, start: offset }
}

/** Whether a `<` in JavaScript follows a value, as in `i<n`. */
function isComparison(text: string, index: number): boolean {
  return text[index] === '<' && /[\w)\]]/.test(text.charAt(index - 1))
}

function balanceOf(token: string): number {
  if (token === '</' || token === '/>') return -1
  return token.startsWith('<') ? 1 : 0
}
