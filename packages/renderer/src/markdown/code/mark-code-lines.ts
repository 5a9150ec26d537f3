import { didYouMean, nearestWord } from '../../contract/suggest-name.js'
import type { MagicComment } from '../markdown-options.js'
import { createLineCommentFinder } from './create-line-comment-finder.js'
import type { CodeProblem, LineRange } from './parse-code-meta.js'

/** The inputs that decide which lines of a code block are marked. */
export interface LineMarking {
  readonly language: string
  /** Ranges count visible lines. */
  readonly ranges: readonly LineRange[]
  /** Line index before comments are removed → what happened to the line. */
  readonly changes?: ReadonlyMap<number, 'added' | 'removed'>
  /** Magic comments of the site, in addition to the built-in comments. */
  readonly magicComments: readonly MagicComment[]
}

/** A block's visible lines, and the classes of the marked lines. */
export interface MarkedLines {
  readonly lines: readonly string[]
  /** Index of each visible line before comments are removed; absent if all lines are visible. */
  readonly lineIndexes?: readonly number[]
  /** Line index → classes. */
  readonly lineClasses: ReadonlyMap<number, readonly string[]>
  readonly problems: readonly CodeProblem[]
}

const BUILT_IN: MagicComment = {
  className: 'highlighted',
  line: 'highlight-next-line',
  block: { start: 'highlight-start', end: 'highlight-end' },
}

/**
 * Removes magic comments from a block's lines and returns which of the other lines are marked, by comments, ranges and
 * diff signs.
 */
export function markCodeLines(
  lines: readonly string[],
  { language, ranges, changes, magicComments }: LineMarking,
): MarkedLines {
  const marks = new Map<number, string[]>()
  const problems: CodeProblem[] = []
  const mark: Mark = (index, name) => {
    const names = marks.get(index)
    if (!names) marks.set(index, [name])
    else if (!names.includes(name)) names.push(name)
  }
  const hasComments = lines.some((line) => mentionsComment(line, magicComments))
  const actions = hasComments ? readActions([BUILT_IN, ...magicComments]) : undefined
  const lineIndexes: number[] | undefined = actions && []
  const visibleLines = actions
    ? readComments(lines, { language, actions, changes, mark, problems, lineIndexes })
    : lines
  if (!actions) for (const [index, name] of changes ?? []) mark(index, name)
  markRanges(ranges, visibleLines.length, { mark, problems })
  if (language === 'diff') visibleLines.forEach((line, index) => void markDiffLine(line, index, mark))
  return { lines: visibleLines, ...(lineIndexes && { lineIndexes }), lineClasses: marks, problems }
}

type Mark = (index: number, className: string) => void

interface Action {
  readonly kind: 'next' | 'start' | 'end'
  readonly className: string
}

type Actions = ReadonlyMap<string, Action>

function readActions(comments: readonly MagicComment[]): Actions {
  const actions = new Map<string, Action>()
  for (const { className, line, block } of comments) {
    if (line !== undefined) actions.set(line, { kind: 'next', className })
    if (!block) continue
    actions.set(block.start, { kind: 'start', className })
    actions.set(block.end, { kind: 'end', className })
  }
  return actions
}

function mentionsComment(line: string, magicComments: readonly MagicComment[]): boolean {
  // All built-in comments contain one of these strings, and so do most misspellings of them.
  if (line.includes('light-') || line.includes('[!code ')) return true
  return magicComments.some(
    ({ line: word, block }) =>
      (word !== undefined && line.includes(word)) ||
      (block !== undefined && (line.includes(block.start) || line.includes(block.end))),
  )
}

interface CommentReading {
  readonly language: string
  readonly actions: Actions
  readonly changes: LineMarking['changes']
  readonly mark: Mark
  readonly problems: CodeProblem[]
  /** Receives the index of each visible line. */
  readonly lineIndexes: number[] | undefined
}

/** How many letters of a magic comment may be wrong: other comments of one word are text. */
const MAX_WRONG_LETTERS = 2

/** Marks lines by the comments around them and returns the lines without these comments. */
function readComments(
  lines: readonly string[],
  { language, actions, changes, mark, problems, lineIndexes }: CommentReading,
): string[] {
  const find = createLineCommentFinder(language)
  const visibleLines: string[] = []
  // Class → index of the first line of its block.
  const open = new Map<string, number>()
  // Class → number of lines that it still marks.
  const next = new Map<string, number>()
  for (const [line, text] of lines.entries()) {
    const { directive, mark: lineMark, code } = find(text)
    const action = directive === undefined ? undefined : actions.get(directive)
    if (action?.kind === 'next') next.set(action.className, 1)
    else if (action?.kind === 'start') open.set(action.className, line)
    else if (action) {
      if (!open.delete(action.className)) problems.push({ message: `${directive} has no start`, line })
    } else {
      const near = directive === undefined ? undefined : nearestWord(directive, actions.keys(), MAX_WRONG_LETTERS)
      if (near !== undefined)
        problems.push({ message: `the comment ${directive} marks no line`, hint: didYouMean(near), line })
      if (lineMark) next.set(lineMark.className, lineMark.count)
      // Alone on its line, a comment marks the lines below; an added or removed line may be empty.
      if (lineMark && code === '' && !isChange(lineMark.className)) continue
      const index = visibleLines.push(code) - 1
      lineIndexes?.push(line)
      for (const name of [...next.keys(), ...open.keys()]) mark(index, name)
      const change = changes?.get(line)
      if (change) mark(index, change)
      for (const [name, count] of next) {
        if (count > 1) next.set(name, count - 1)
        else next.delete(name)
      }
    }
  }
  if ([...next.values()].includes(1))
    problems.push({ message: 'no line follows that could be marked', line: lines.length - 1 })
  for (const [name, line] of open) problems.push({ message: `the lines marked as ${name} have no end`, line })
  return visibleLines
}

function isChange(className: string): boolean {
  return className === 'added' || className === 'removed'
}

function markRanges(
  ranges: readonly LineRange[],
  count: number,
  { mark, problems }: Pick<CommentReading, 'mark' | 'problems'>,
): void {
  const lines = count === 1 ? '1 line' : `${count} lines`
  for (const { first, last, offset, length, className = 'highlighted' } of ranges) {
    if (last > count) problems.push({ message: `line ${last} is marked, but the code has ${lines}`, offset, length })
    for (let line = first; line <= Math.min(last, count); line++) mark(line - 1, className)
  }
}

function markDiffLine(line: string, index: number, mark: Mark): void {
  if (/^(?:\+\+\+|---)(?: |$)/.test(line)) return
  if (line.startsWith('+')) mark(index, 'added')
  else if (line.startsWith('-')) mark(index, 'removed')
}
