import { type Diagnostic, didYouMean, nearestWord } from '@docgen/renderer/contract'
import type { Source } from '../read/source.js'
import type { Trial } from '../session/trial.js'

const WORD = 'docgen-ignore'
const USAGE = 'Write <!-- docgen-ignore broken-link until 2030-12-31: the reason -->'

/** Inputs that determine which findings are suppressed. */
export interface SuppressionInput {
  readonly files: readonly CommentedFile[]
  /** All codes of diagnostics. */
  readonly codes: ReadonlySet<string>
  /** RFC 3339 date in UTC, such as `2026-03-01`. */
  readonly today: string
}

/** A file whose comments can excuse findings in it. */
export interface CommentedFile extends Pick<Source, 'path' | 'text'> {
  /** 1-based line on which the Markdown after the front matter starts; absent in a YAML file. */
  readonly bodyLine?: number
}

/** The comments of a site that excuse findings. */
export interface Suppressions {
  readonly excuses: (finding: Diagnostic) => boolean
  /** Comments that are wrong or have expired. */
  readonly diagnostics: readonly Diagnostic[]
}

interface Suppression {
  readonly code: string
  readonly until: string
  /** Last day on which it excuses findings is `until`; 1-based lines, both inclusive. */
  readonly from: number
  readonly to: number
}

/** The files of a site that can have such comments: Markdown with its partials, and API descriptions. */
export function listCommentedFiles({ files, apis }: Pick<Trial, 'files' | 'apis'>): readonly CommentedFile[] {
  return [
    ...files.sources,
    ...[...files.partials].map(([path, { text }]) => ({ path, text, bodyLine: 1 })),
    ...apis.flatMap((api) => api.files),
  ]
}

/**
 * Reads the comments `docgen-ignore CODE until DATE: REASON`. In Markdown and MDX, one excuses findings on its line
 * and in the block after it; in front matter, as a YAML comment, on the whole page. In an API description in YAML, one
 * excuses findings on its line and in the entry after it. One that has expired excuses nothing.
 */
export function readSuppressions({ files, codes, today }: SuppressionInput): Suppressions {
  const byFile = new Map<string, readonly Suppression[]>()
  const diagnostics: Diagnostic[] = []
  for (const { path, text, bodyLine } of files) {
    if (!text.includes(WORD) || byFile.has(path)) continue
    const valid: Suppression[] = []
    for (const comment of bodyLine === undefined ? listYamlComments(text) : listComments(text, bodyLine)) {
      const position = { file: path, line: comment.line, column: comment.column, length: WORD.length }
      const suppression = readComment(comment)
      const problem = suppression ? findProblem(suppression, codes, today) : describeFault(comment, codes)
      if (problem) diagnostics.push({ code: 'suppression', severity: 'warning', ...position, ...problem })
      else if (suppression) valid.push(suppression)
    }
    byFile.set(path, valid)
  }
  return {
    excuses: ({ code, file = '', line }) =>
      byFile.get(file)?.some((each) => each.code === code && isWithin(line, each)) === true,
    diagnostics,
  }
}

function isWithin(line: number | undefined, { from, to }: Suppression): boolean {
  return line === undefined ? from === 1 : line >= from && line <= to
}

function findProblem(
  { code, until }: Suppression,
  codes: ReadonlySet<string>,
  today: string,
): Pick<Diagnostic, 'message' | 'hint'> | undefined {
  if (!codes.has(code)) {
    const near = nearestWord(code, codes)
    return {
      message: `there is no diagnostic ${JSON.stringify(code)}`,
      ...(near !== undefined && { hint: didYouMean(near) }),
    }
  }
  if (until >= today) return undefined
  return {
    message: `the comment that ignores ${code} has expired on ${until}`,
    hint: 'Fix the problem and remove the comment, or extend the date',
  }
}

/** A comment with the lines that it affects. */
interface Comment extends Pick<Suppression, 'from' | 'to'> {
  readonly line: number
  readonly column: number
  /** The words after `docgen-ignore`. */
  readonly text: string
}

function readComment({ text, from, to }: Comment): Suppression | undefined {
  const [code, keyword, date = '', ...reason] = text.trim().split(/\s+/)
  const until = date.slice(0, -1)
  if (!code || keyword !== 'until' || !/^\d{4}-\d\d-\d\d:$/.test(date) || reason.length === 0) return undefined
  return Number.isNaN(Date.parse(until)) ? undefined : { code, until, from, to }
}

/** What is wrong with a comment that cannot be read. */
function describeFault({ text }: Comment, codes: ReadonlySet<string>): Pick<Diagnostic, 'message' | 'hint'> {
  const [code = '', keyword = '', date = ''] = text.trim().split(/\s+/)
  if (code.endsWith(',') || codes.has(keyword))
    return { message: 'a comment ignores one code', hint: 'Write a comment for each code' }
  const isDate = /^\d{4}-\d\d-\d\d:?$/.test(date) && !Number.isNaN(Date.parse(date.replace(':', '')))
  if (keyword === 'until' && date !== '' && !isDate)
    return { message: `${JSON.stringify(date.replace(/:$/, ''))} is not a date`, hint: USAGE }
  return { message: 'a comment to ignore a finding needs a code, a date and a reason', hint: USAGE }
}

/** All comments of a Markdown file outside of code blocks. */
function listComments(text: string, bodyLine: number): readonly Comment[] {
  const lines = text.split(/\r?\n/)
  const comments: Comment[] = []
  let fence: string | undefined
  for (const [index, content] of lines.entries()) {
    const line = index + 1
    const mark = /^\s*(?:>\s*)?(`{3,}|~{3,})/.exec(content)?.[1]
    if (line >= bodyLine && mark !== undefined) {
      if (fence === undefined) fence = mark
      else if (mark.startsWith(fence)) fence = undefined
    }
    const at = content.indexOf(WORD)
    if (fence !== undefined || at === -1) continue
    const isHead = line < bodyLine
    const opening = content.slice(0, at).trimEnd()
    const start = (isHead ? ['#'] : ['<!--', '{/*']).find((each) => opening.endsWith(each))
    if (start === undefined || (!isHead && isInCode(opening.slice(0, -start.length)))) continue
    const comment = content.slice(at + WORD.length)
    const end = isHead ? -1 : Math.max(comment.indexOf('-->'), comment.indexOf('*/}'))
    const affected = isHead ? { from: 1, to: lines.length } : { from: line, to: findBlockEnd(lines, index) }
    comments.push({ line, column: at + 1, text: end === -1 ? comment : comment.slice(0, end), ...affected })
  }
  return comments
}

/** Whether inline code that starts in a text is still open at its end. */
function isInCode(text: string): boolean {
  return text.split('`').length % 2 === 0
}

/** The last line of the block after a comment: a blank line may be between them. */
function findBlockEnd(lines: readonly string[], index: number): number {
  const isBlank = (line: string | undefined): boolean => line !== undefined && line.trim() === ''
  let end = index + 1
  while (isBlank(lines[end])) end++
  while (end < lines.length && !isBlank(lines[end])) end++
  return end
}

/** The comments of a YAML file; one that follows a value on its line is about that entry. */
function listYamlComments(text: string): readonly Comment[] {
  const lines = text.split(/\r?\n/)
  return lines.flatMap((content, index): readonly Comment[] => {
    const at = content.indexOf(WORD)
    const before = content.slice(0, at).trimEnd()
    if (at === -1 || !before.endsWith('#')) return []
    const start = before.trimStart() === '#' ? index + 1 : index
    const affected = { from: index + 1, to: findEntryEnd(lines, start) }
    return [{ line: index + 1, column: at + 1, text: content.slice(at + WORD.length), ...affected }]
  })
}

/** The last line of the entry that starts at an index or after it. */
function findEntryEnd(lines: readonly string[], index: number): number {
  let start = index
  while (start < lines.length && isEmptyYaml(lines[start])) start++
  const indent = indentOf(lines[start])
  const isElement = isListElement(lines[start])
  // The list of a key may have the same indentation as the key.
  const isBelow = (line: string | undefined): boolean =>
    indentOf(line) > indent || (!isElement && indentOf(line) === indent && isListElement(line))
  let end = start + 1
  while (end < lines.length && (isEmptyYaml(lines[end]) || isBelow(lines[end]))) end++
  return end
}

function isEmptyYaml(line = ''): boolean {
  return /^\s*(?:#|$)/.test(line)
}

function isListElement(line = ''): boolean {
  return /^\s*-(?:\s|$)/.test(line)
}

function indentOf(line = ''): number {
  return line.search(/\S|$/)
}
