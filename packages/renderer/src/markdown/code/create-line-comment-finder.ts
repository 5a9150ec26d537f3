import { escapePattern } from '../../contract/escape-pattern.js'
import { type CommentStyle, commentStyles } from './comment-styles.js'

/** The parsed comment of a line. */
export interface LineComment {
  /** The text of a comment of one word that is alone on its line. */
  readonly directive?: string
  /** Class and number of the lines that a comment such as `[!code focus:3]` marks; its line is the first of them. */
  readonly mark?: { readonly className: string; readonly count: number }
  /** The line without the comment of `mark`. */
  readonly code: string
}

/** Parses the comment that is alone on a line or at its end. */
export type FindLineComment = (line: string) => LineComment

const MARK_CLASSES: Readonly<Record<string, string>> = {
  '++': 'added',
  '--': 'removed',
  focus: 'focused',
  highlight: 'highlighted',
  hl: 'highlighted',
  error: 'error',
  warning: 'warning',
}
const MARK = '\\[!code ((?:\\+\\+|--|focus|highlight|hl|error|warning)(?::\\d{1,4})?)\\]'

/** Creates the comment parser of one language. */
export function createLineCommentFinder(language: string): FindLineComment {
  const styles = commentStyles(language)
  const whole = new RegExp(`^\\s*(?:${styles.map((style) => pattern(style, '(\\S+?)')).join('|')})\\s*$`)
  const mark = new RegExp(`(?:${styles.map((style) => pattern(style, MARK)).join('|')})\\s*$`)
  return (line) => {
    const directive = whole.exec(line)?.slice(1).find(Boolean)
    if (directive !== undefined) return { directive, code: line }
    const match = mark.exec(line)
    const [word = '', count = '1'] = match?.slice(1).find(Boolean)?.split(':') ?? []
    const className = MARK_CLASSES[word]
    if (!match || className === undefined) return { code: line }
    return { mark: { className, count: Number(count) }, code: line.slice(0, match.index).trimEnd() }
  }
}

function pattern({ open, close = '' }: CommentStyle, content: string): string {
  return `${escapePattern(open)}\\s*${content}${close && `\\s*${escapePattern(close)}`}`
}
