import { type CommentStyle, commentStyles } from './comment-styles.js'

/** The parsed comment of a line. */
export interface LineComment {
  /** The whole comment, if it is alone on its line. */
  readonly directive?: string
  /** Class of a line that ends in a `[!code ++]` or `[!code --]` comment. */
  readonly change?: string
  /** The line without such a comment. */
  readonly code: string
}

/** Parses the comment that is alone on a line or at its end. */
export type FindLineComment = (line: string) => LineComment

const CHANGE_CLASSES: Readonly<Record<string, string>> = { '++': 'added', '--': 'removed' }

/** Creates the comment parser of one language. */
export function findLineComment(language: string): FindLineComment {
  const styles = commentStyles(language)
  const whole = new RegExp(`^\\s*(?:${styles.map((style) => pattern(style, '(\\S+?)')).join('|')})\\s*$`)
  const change = new RegExp(`(?:${styles.map((style) => pattern(style, '\\[!code (\\+\\+|--)\\]')).join('|')})\\s*$`)
  return (line) => {
    const directive = whole.exec(line)?.slice(1).find(Boolean)
    if (directive !== undefined) return { directive, code: line }
    const found = change.exec(line)
    const className = CHANGE_CLASSES[found?.slice(1).find(Boolean) ?? '']
    return found && className ? { change: className, code: line.slice(0, found.index).trimEnd() } : { code: line }
  }
}

function pattern({ open, close = '' }: CommentStyle, content: string): string {
  return `${escapePattern(open)}\\s*${content}${close && `\\s*${escapePattern(close)}`}`
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
