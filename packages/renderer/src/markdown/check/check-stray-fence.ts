import type { Paragraph, Text } from 'mdast'
import type { Problem } from '../compilation.js'
import type { DocumentScope } from '../document-scope.js'
import { linesOf, type Positioned, type SourceFile, sliceOf } from '../source-file.js'

const FENCE_LINE = /^[ \t]*:{3,}[ \t]*$/m
/** `::: name`, the syntax of VitePress and VuePress. */
const SPACED = /^[ \t]*(:{3,})[ \t]+([a-z][\w-]*)/im
/** A title or attributes without the closing bracket. */
const UNCLOSED = /^[ \t>]*(:{3,}[a-z][\w-]*)(?:(\[)[^\]\r\n]*|(?:\[[^\]\r\n]*\])?(\{)[^}\r\n]*)$/im
/** A complete opening line. In a paragraph, it is one whose attributes the parser could not read. */
const OPENING = /^[ \t>]*(:{3,}[a-z][\w-]*)(?:\[[^\]\r\n\u2028\u2029]*\])?\{[^}\r\n\u2028\u2029]*\}[ \t]*$/im

/** An include that is not alone on its line. */
const INLINE_INCLUDE = /(?<![:\w`])::include\{[^{}\r\n]*\}/

/**
 * Reports the opening line of a directive whose title or attributes are not closed. Returns whether it reported a
 * problem.
 */
export function checkOpeningLine(node: Positioned, source: string, scope: DocumentScope): boolean {
  const match = UNCLOSED.exec(source)
  if (!match) return false
  const [line, name = '', bracket] = match
  const problem: Problem = {
    code: 'unclosed-directive',
    message: bracket ? `no ] closes the title of ${name}` : `no } closes the attributes of ${name}`,
    hint: `Write ${bracket ? ']' : '}'} after ${bracket ? 'the title' : 'them'}, on the same line`,
    length: line.trim().length,
  }
  reportOpening(node, problem, match.index + line.indexOf(':'), scope)
  return true
}

/** Reports the opening line of a directive whose attributes the parser could not read. Returns whether it did. */
function checkAttributes(node: Positioned, source: string, scope: DocumentScope): boolean {
  const match = OPENING.exec(source)
  if (!match) return false
  const [line, name = ''] = match
  const problem: Problem = {
    code: 'unclosed-directive',
    message: `the attributes of ${name} cannot be read`,
    hint: 'Write each as name="value"',
    length: line.trim().length,
  }
  reportOpening(node, problem, match.index + line.indexOf(':'), scope)
  return true
}

/** A line with `::include` or `::doc-cards` and an argument that is not in braces. */
const UNBRACED = /^[ \t]*::(include|doc-cards)(?:[:=(][ \t]*|[ \t]+)["']?([^\s"'(){}:=]+)["')]*[ \t]*$/m

/** Reports an include within a line, or without braces, which is shown as text. */
export function checkShownInclude(node: Text, scope: DocumentScope): void {
  if (!node.value.includes('::include') && !node.value.includes('::doc-cards')) return
  const source = sliceOf(scope.file, node)
  const match = INLINE_INCLUDE.exec(source)
  if (!match) {
    checkUnbraced(node, source, scope)
    return
  }
  const problem: Problem = {
    code: 'stray-directive-fence',
    message: 'this ::include is shown as text, because it is not alone on its line',
    hint: 'Put it on a separate line, with empty lines around it',
    length: match[0].length,
  }
  scope.report(node, problem, match.index)
}

function checkUnbraced(node: Text, source: string, scope: DocumentScope): void {
  const match = UNBRACED.exec(source)
  const [line = '', name = '', file = ''] = match ?? []
  // A sentence may begin with the name.
  if (!match || (name === 'include' && !/[./]/.test(file))) return
  const problem: Problem = {
    code: 'stray-directive-fence',
    message: `this ::${name} is shown as text, because what follows its name is not in braces`,
    hint: name === 'include' ? `Write ::include{file=${JSON.stringify(file)}}` : `Write ::${name}`,
    length: line.trim().length,
  }
  scope.report(node, problem, match.index + line.indexOf(':'))
}

/**
 * Reports a `:::` that closes nothing, because the fences around it do not match, or that opens nothing, because a
 * space precedes its name.
 */
export function checkStrayFence(node: Paragraph, scope: DocumentScope): void {
  if (!scope.has.fences) return
  const source = sliceOf(scope.file, node)
  if (!source.includes(':::')) return
  if (checkOpeningLine(node, source, scope) || checkAttributes(node, source, scope)) return
  const spaced = SPACED.exec(source)
  if (spaced) {
    const [match, colons = ':::', name = ''] = spaced
    const problem: Problem = {
      code: 'stray-directive-fence',
      message: `there is a space between ${colons} and ${name}, so this is text`,
      hint: `Write ${colons}${name}`,
      length: match.trim().length,
    }
    reportOpening(node, problem, spaced.index + match.indexOf(':'), scope)
    return
  }
  const match = FENCE_LINE.exec(source)
  if (!match || closesReported(scope.file, node.position?.start.offset ?? 0)) return
  const problem: Problem = {
    code: 'stray-directive-fence',
    message: 'this fence closes no directive',
    hint: 'The fences around other directives need more colons than those inside',
    length: match[0].trim().length,
  }
  scope.report(node, problem, match.index + match[0].indexOf(':'))
}

/** File → numbers of the lines with opening fences that are reported. */
const reportedOpenings = new WeakMap<SourceFile, Set<number>>()

/** Reports an opening fence, `delta` characters after the start of a node. */
function reportOpening(node: Positioned, problem: Problem, delta: number, scope: DocumentScope): void {
  scope.report(node, problem, delta)
  const lines = reportedOpenings.get(scope.file) ?? new Set()
  reportedOpenings.set(scope.file, lines.add(linesOf(scope.file).lineAt((node.position?.start.offset ?? 0) + delta)))
}

/** Whether the last fence before the line of an offset is a reported opening. */
function closesReported(file: SourceFile, offset: number): boolean {
  const openings = reportedOpenings.get(file)
  if (!openings) return false
  const { lineAt, startOf } = linesOf(file)
  for (let line = lineAt(offset) - 1; line > 0; line--) {
    if (FENCE_START.test(file.text.slice(startOf(line), startOf(line + 1)))) return openings.has(line)
  }
  return false
}

/** The start of a line with a fence, also in quotes. */
const FENCE_START = /^[ \t>]*:{3,}/
