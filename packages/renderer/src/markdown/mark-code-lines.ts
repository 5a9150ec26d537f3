import { type CommentStyle, commentStyles } from './comment-styles.js'
import type { MagicComment } from './markdown-options.js'
import type { CodeProblem, LineRange } from './parse-code-meta.js'

/** What decides which lines of a block of code are marked. */
export interface LineMarking {
  readonly language: string
  /** Ranges count the lines that are shown. */
  readonly ranges: readonly LineRange[]
  /** Beside the built-in ones. */
  readonly magicComments: readonly MagicComment[]
}

/** A block's shown lines and the classes of those that are marked. */
export interface MarkedLines {
  readonly lines: readonly string[]
  readonly lineClasses: ReadonlyMap<number, readonly string[]>
  readonly problems: readonly CodeProblem[]
}

const HIGHLIGHT: MagicComment = {
  className: 'highlighted',
  line: 'highlight-next-line',
  block: { start: 'highlight-start', end: 'highlight-end' },
}

const CHANGE_CLASSES: Readonly<Record<string, string>> = { '++': 'added', '--': 'removed' }

/** Takes magic comments out of a block's lines and says which of the rest are marked, by them, by ranges and by diff signs. */
export function markCodeLines(lines: readonly string[], { language, ranges, magicComments }: LineMarking): MarkedLines {
  const shown: string[] = []
  const classes = new Map<number, string[]>()
  const problems: CodeProblem[] = []
  const mark = (index: number, name: string): void => {
    const names = classes.get(index)
    if (!names) classes.set(index, [name])
    else if (!names.includes(name)) names.push(name)
  }

  const actions = readActions([HIGHLIGHT, ...magicComments])
  const findComment = createCommentFinder(commentStyles(language), lines)
  // Class → index of the source line that begins its block.
  const open = new Map<string, number>()
  let next: string[] = []
  for (const [lineIndex, line] of lines.entries()) {
    const { directive, change, code } = findComment(line)
    const action = directive === undefined ? undefined : actions.get(directive)
    if (action) {
      const { kind, className } = action
      if (kind === 'next') next.push(className)
      else if (kind === 'start') open.set(className, lineIndex)
      else if (!open.delete(className))
        problems.push({ message: `${directive} stands without its start`, line: lineIndex })
      continue
    }
    const index = shown.push(change === undefined ? line : code) - 1
    for (const name of [...next, ...open.keys()]) mark(index, name)
    if (change !== undefined) mark(index, change)
    next = []
  }
  if (next.length > 0) problems.push({ message: 'no line follows that could be marked', line: lines.length - 1 })
  for (const [name, line] of open)
    problems.push({ message: `the lines marked as ${name} have a start and no end`, line })

  markRanges(ranges, shown.length, { mark, problems })
  if (language === 'diff') for (const [index, line] of shown.entries()) markDiffLine(line, index, mark)
  return { lines: shown, lineClasses: classes, problems }
}

interface Action {
  readonly kind: 'next' | 'start' | 'end'
  readonly className: string
}

function readActions(comments: readonly MagicComment[]): ReadonlyMap<string, Action> {
  const actions = new Map<string, Action>()
  for (const { className, line, block } of comments) {
    if (line !== undefined) actions.set(line, { kind: 'next', className })
    if (block) {
      actions.set(block.start, { kind: 'start', className })
      actions.set(block.end, { kind: 'end', className })
    }
  }
  return actions
}

interface LineComment {
  /** The whole comment, where it is alone on its line. */
  readonly directive?: string
  /** Class of a line that ends in a `[!code ++]` comment. */
  readonly change?: string
  /** The line without that comment. */
  readonly code: string
}

function createCommentFinder(styles: readonly CommentStyle[], lines: readonly string[]): (line: string) => LineComment {
  const alternatives = styles.map(({ open, close }) => {
    const end = close === undefined ? '' : escapePattern(close)
    return {
      whole: `${escapePattern(open)}\\s*(\\S+?)\\s*${end}`,
      change: `${escapePattern(open)}\\s*\\[!code (\\+\\+|--)\\]\\s*${end}`,
    }
  })
  const whole = new RegExp(`^\\s*(?:${alternatives.map((each) => each.whole).join('|')})\\s*$`)
  const change = new RegExp(`\\s*(?:${alternatives.map((each) => each.change).join('|')})\\s*$`)
  const hasChanges = lines.some((line) => line.includes('[!code '))
  return (line) => {
    const directive = whole.exec(line)?.slice(1).find(Boolean)
    if (directive !== undefined) return { directive, code: line }
    const found = hasChanges ? change.exec(line) : null
    const sign = found?.slice(1).find(Boolean)
    const className = sign === undefined ? undefined : CHANGE_CLASSES[sign]
    return found && className !== undefined ? { change: className, code: line.slice(0, found.index) } : { code: line }
  }
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

interface RangeMarking {
  readonly mark: (index: number, name: string) => void
  readonly problems: CodeProblem[]
}

function markRanges(ranges: readonly LineRange[], count: number, { mark, problems }: RangeMarking): void {
  const lines = count === 1 ? '1 line' : `${count} lines`
  for (const { first, last, offset, length } of ranges) {
    if (last > count) problems.push({ message: `line ${last} is marked, but the code has ${lines}`, offset, length })
    for (let line = first; line <= Math.min(last, count); line++) mark(line - 1, 'highlighted')
  }
}

function markDiffLine(line: string, index: number, mark: RangeMarking['mark']): void {
  if (/^(?:\+\+\+|---)(?: |$)/.test(line)) return
  if (line.startsWith('+')) mark(index, 'added')
  else if (line.startsWith('-')) mark(index, 'removed')
}
