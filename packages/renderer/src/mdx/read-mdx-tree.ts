import type { Nodes, Root } from 'mdast'
import type { Mistake, Point } from '../markdown/compilation.js'
import { findOverload } from '../parse/find-overload.js'
import { literalDocument } from '../parse/literal-document.js'
import { parseMdx } from '../parse/parse-mdx.js'
import { chooseFirstSides } from './choose-first-sides.js'
import { describeMdxMistake } from './describe-mdx-mistake.js'
import { findDeepJsx } from './find-deep-jsx.js'
import { disarmRest, disarmSign, restoreSigns, softenMarkdown } from './soften-markdown.js'

/** Receives a syntax error. */
export type ReportSyntax = (point: Point, mistake: Mistake) => void

/** With more errors than this, a file is not MDX at all. */
const MAX_MISTAKES = 20

/**
 * Parses an MDX file. Each `<` and `{` that can't be parsed is reported and becomes text, so that all errors are
 * reported at once and the rest of the page keeps its headings and links. A file that no parser reads in reasonable
 * time becomes text as a whole.
 */
export function readMdxTree(source: string, report: ReportSyntax, hasMath = false): Root {
  if (findOverload(source, true)) return literalDocument(source)
  let text = softenMarkdown(chooseFirstSides(source))
  let isChanged = text !== source
  let last: Point & { offset: number } = { line: 0, column: 0, offset: 0 }
  const opened = new Set<string>()
  const deep = findDeepJsx(text)
  if (deep !== undefined) {
    report(pointAt(text, deep), {
      code: 'mdx-syntax',
      severity: 'error',
      message: 'expressions and JSX are nested too deeply here',
      hint: 'Close the braces before it, or write \\{ where they are meant as text',
    })
    text = disarmRest(text, deep)
    isChanged = true
  }
  for (let count = 0; count < MAX_MISTAKES; count++) {
    const parsed = parseMdx(text, hasMath)
    if ('tree' in parsed) return isChanged ? restoreIn(parsed.tree) : parsed.tree
    const { reason, line, column } = parsed.failure
    const offset = findSign(text, offsetOf(text, { line, column }), reason)
    if (offset === undefined) break
    const point = pointAt(text, offset)
    const [, slash, name = ''] = /^<(\/?)([\w.-]*)/.exec(text.slice(offset, offset + 80)) ?? []
    // Constructs around an error fail next, and closing tags after their opening ones. Heading ids are checked later.
    const isId = /^[ \t>]*#{1,6}[ \t][^\n]*\{#$/.test(text.slice(text.lastIndexOf('\n', offset) + 1, offset + 2))
    const isEcho = isId || (point.line === last.line && offset < last.offset) || (slash === '/' && opened.has(name))
    if (!isEcho) report(point, describeMdxMistake({ offset, reason }, source))
    if (slash === '') opened.add(name)
    last = { ...point, offset }
    text = disarmSign(text, offset)
    isChanged = true
  }
  return { type: 'root', children: [] }
}

/** The sign that starts the failed construct: for expressions, the parser reports a position inside of them. */
function findSign(text: string, offset: number, reason: string): number | undefined {
  const isSign = text[offset] === '<' || text[offset] === '{'
  if (isSign && !reason.includes('oxc')) return offset
  let depth = 0
  for (let index = Math.min(offset, text.length - 1); index >= 0; index--) {
    if (text[index] === '}' && index < offset) depth++
    else if (text[index] === '{' && depth-- === 0) return index
  }
  const tag = text.lastIndexOf('<', offset)
  return tag === -1 ? undefined : tag
}

function offsetOf(text: string, { line, column }: Point): number {
  let start = 0
  for (let current = 1; current < line; current++) start = text.indexOf('\n', start) + 1
  return start + column - 1
}

/** Line and column of an offset. */
export function pointAt(text: string, offset: number): Point {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}

/** Restores every value as written; code also keeps what was parsed as a comment. */
function restoreIn(tree: Root): Root {
  visit(tree)
  return tree

  function visit(node: Nodes): void {
    if ('value' in node) node.value = restoreValue(node)
    if ('children' in node) for (const child of node.children) visit(child)
  }
}

function restoreValue({ type, value }: Extract<Nodes, { value: string }>): string {
  // Their comments are JavaScript by now, and stay so.
  return type.startsWith('mdx') ? value : restoreSigns(value)
}
