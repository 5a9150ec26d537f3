import type { Nodes, PhrasingContent, Root, Text } from 'mdast'
import { createLineTable, type LineTable } from '../../../contract/line-table.js'
import { findOverload } from '../../../parse/find-overload.js'
import { literalDocument } from '../../../parse/literal-document.js'
import { parseMarkdown } from '../../../parse/parse-markdown.js'
import { parseMdx } from '../../../parse/parse-mdx.js'
import type { MathSetting } from '../../../parse/satteri-parser.js'
import type { Point, Problem } from '../../compilation.js'
import { findConflicts } from '../../find-conflicts.js'
import { usesMdx, withoutCode } from '../../find-format.js'
import { convertContainers, isHiddenEsm, showEsm } from './convert-containers.js'
import { describeMdxProblem, toClause } from './describe-mdx-problem.js'
import { escapeLiterals } from './escape-literals.js'
import {
  escapeCharacter,
  escapeCode,
  escapeRest,
  FENCE,
  hasTags,
  restoreCharacters,
  restoreCode,
  splitTags,
  toValidMdx,
} from './escape-markdown-for-mdx.js'
import { findDeepJsx } from './find-deep-jsx.js'

/** Receives a syntax error. */
export type ReportSyntax = (point: Point, problem: Problem) => void

/** Maximum number of errors. After the last error, the rest of the file is parsed without expressions and JSX. */
const MAX_ERRORS = 20

/**
 * Parses an MDX file. Reports `<` and `{` that can't be parsed, and converts them to text, so that one run reports the
 * errors of the whole page and the rest of the page keeps its headings and links. A file with errors that uses no MDX
 * is parsed as Markdown. A file that no parser can read in reasonable time becomes text as a whole.
 */
export function readMdxTree(source: string, report: ReportSyntax, math: MathSetting = false): Root {
  if (findOverload(source, true)) return literalDocument(source)
  const converted = convertContainers(toValidMdx(chooseFirstSides(source)))
  let text = converted
  let isChanged = text !== source
  const lines = text !== source && hasOtherLines(text, source) ? createLineTable(source) : undefined
  let lastError: Point & { offset: number } = { line: 0, column: 0, offset: 0 }
  const openedTags = new Set<string>()
  const fallback = (): Root => {
    const escapedText = escapeRest(showEsm(text, source), lastError.offset)
    const parsed = usesMdx(source) && !findDeepJsx(escapedText) && parseMdx(escapedText, math)
    if (parsed && 'tree' in parsed) return restoreIn(parsed.tree, source, lines)
    return parseMarkdown(source, { parser: 'satteri', math })
  }
  for (let count = 0; count < MAX_ERRORS; count++) {
    const shallow = escapeDeepJsx(text, source, report)
    isChanged ||= shallow !== text
    text = shallow
    const parsed = parseMdx(text, math)
    if ('tree' in parsed && count > 0 && isPlain(converted, source)) return fallback()
    if ('tree' in parsed) return isChanged ? restoreIn(parsed.tree, source, lines) : parsed.tree
    const { reason, line, column } = parsed.failure
    const offset = findCharacter(text, offsetOf(text, { line, column }), reason)
    if (offset === undefined) {
      report(
        { line, column },
        { code: 'mdx-syntax', severity: 'error', message: `this is not valid MDX: ${toClause(reason)}` },
      )
      break
    }
    const point = pointAt(source, offset)
    const [, slash, name = ''] = /^<(\/?)([\w.-]*)/.exec(text.slice(offset, offset + 80)) ?? []
    // After one error is escaped, the parser reports constructs around it, and closing tags of escaped opening tags.
    // Heading ids are checked later.
    const isId = /^[ \t>]*#{1,6}[ \t][^\n]*\{#$/.test(text.slice(text.lastIndexOf('\n', offset) + 1, offset + 2))
    const isAround = point.line === lastError.line && offset < lastError.offset
    const isEcho = isId || isAround || (slash === '/' && openedTags.has(name))
    if (!isEcho) report(point, describeMdxProblem({ offset, reason }, source))
    if (slash === '') openedTags.add(name)
    lastError = { ...point, offset }
    text = escapeCharacter(text, offset)
    isChanged = true
  }
  return fallback()
}

/**
 * Escapes expressions and JSX that are nested too deeply for the parser, and reports them at their position in the
 * source. Returns the same text if there are none.
 */
function escapeDeepJsx(text: string, source: string, report: ReportSyntax): string {
  const found = findDeepJsx(text)
  const escaped = found?.isSlow ? escapeLiterals(escapeCode(text)) : text
  const deep = found?.isSlow ? findDeepJsx(escaped) : found
  if (deep === undefined) return escaped
  report(pointAt(source, deep.offset), {
    code: 'mdx-syntax',
    severity: 'error',
    message: 'expressions and JSX are nested too deeply here',
    hint: 'Close the braces and tags before it, or write \\{ and \\< where they are meant as text',
  })
  const shallow = escapeRest(showEsm(escaped, source), deep.start)
  // An element before the escaped part may have lost its closing tag, which is now text.
  return findDeepJsx(shallow) ? escapeRest(shallow, 0) : shallow
}

/**
 * Whether a file can be parsed as Markdown: it contains no expressions, no components, and no comment without an end,
 * which would hide the rest of the page.
 */
function isPlain(converted: string, source: string): boolean {
  return !usesMdx(source) && !/\{(?!\/\*)|<!--/.test(withoutCode(converted))
}

/**
 * Offset of the `<` or `{` that starts the failed construct: for expressions, the parser reports a position inside
 * them. `undefined` if there is no such character.
 */
function findCharacter(text: string, offset: number, reason: string): number | undefined {
  const isStart = text[offset] === '<' || text[offset] === '{'
  if (isStart && !reason.includes('oxc')) return offset
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

/** One-based line and column of an offset. */
export function pointAt(text: string, offset: number): Point {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}

/** Restores values, lines and columns as in the source, and splits texts at autolinks and HTML tags. */
function restoreIn(tree: Root, source: string, lines: LineTable | undefined): Root {
  visit(tree)
  return tree

  function visit(node: Nodes, isLinked = false): void {
    if (node.type === 'mdxFlowExpression' && isHiddenEsm(node.value)) {
      const { start, end } = node.position ?? {}
      Object.assign(node, { type: 'mdxjsEsm', value: source.slice(start?.offset, end?.offset) })
    } else if ('value' in node) node.value = restoreValue(node)
    if (lines && node.position)
      for (const point of [node.position.start, node.position.end]) relocatePoint(point, lines)
    if ('attributes' in node && Array.isArray(node.attributes)) restoreAttributes(node.attributes)
    if (!('children' in node)) return
    const inLink = isLinked || node.type === 'link'
    if (!inLink && node.children.some(isTextWithTags)) {
      const children = node.children.flatMap((child): Nodes[] => (isTextWithTags(child) ? splitText(child) : [child]))
      Object.assign(node, { children })
    }
    for (const child of node.children) visit(child, inLink)
  }
}

function hasOtherLines(text: string, source: string): boolean {
  for (let end = text.indexOf('\n'), start = 0; ; end = text.indexOf('\n', start)) {
    if (end !== source.indexOf('\n', start)) return true
    if (end === -1) return false
    start = end + 1
  }
}

/** Gives a point the line and column that its offset has in the source. */
function relocatePoint(point: { line: number; column: number; offset?: number | undefined }, lines: LineTable): void {
  if (point.offset === undefined) return
  point.line = lines.lineAt(point.offset)
  point.column = point.offset - lines.startOf(point.line) + 1
}

function isTextWithTags(node: Nodes): node is Text {
  return node.type === 'text' && hasTags(node.value)
}

/** Splits a text into links, HTML tags and the parts between them. */
function splitText({ value, position }: Text): PhrasingContent[] {
  return splitTags(value).map((part): PhrasingContent => {
    const text: Text = { type: 'text', value: part.value, ...(position && { position }) }
    if (part.type === 'text') return text
    if (part.type === 'html') return { ...text, type: 'html' }
    const url = /^[a-z][a-z\d+.-]*:/i.test(part.value) ? part.value : `mailto:${part.value}`
    return { type: 'link', url, title: null, children: [text], ...(position && { position }) }
  })
}

function restoreAttributes(attributes: { value?: unknown }[]): void {
  for (const attribute of attributes) {
    const { value } = attribute
    if (typeof value === 'string') attribute.value = restoreCharacters(value)
    else if (typeof value === 'object' && value !== null && 'value' in value && typeof value.value === 'string') {
      value.value = restoreCode(value.value)
    }
  }
}

function restoreValue({ type, value }: Extract<Nodes, { value: string }>): string {
  // An expression that is only an HTML comment has become a JavaScript comment, and stays one.
  return type.startsWith('mdx') ? restoreCode(value) : restoreCharacters(value)
}

/**
 * Returns the text with only the first side of each merge conflict: both sides together are not valid MDX, and the
 * resulting parser errors would mislead. Positions do not change. Conflict markers in code blocks are kept.
 */
export function chooseFirstSides(text: string): string {
  const conflicts = findConflicts(text)
  if (conflicts.length === 0) return text
  const codes = [...text.matchAll(new RegExp(FENCE, 'gm'))].map(({ 0: code, index }) => [index, index + code.length])
  let chosen = text
  for (const { start, opening, divider, end } of conflicts) {
    if (codes.some(([from = 0, to = 0]) => from < start && end < to)) continue
    chosen = blank(blank(chosen, start, start + opening.length), divider, end)
  }
  return chosen
}

function blank(text: string, start: number, end: number): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\r\n]/g, ' ') + text.slice(end)
}
