import type { Diagnostic } from '@docgen/renderer/contract'
import type { Colors } from './create-terminal.js'
import { toVisible } from './to-visible.js'

const MAX_FRAME_WIDTH = 160
/** Minimum width of a code frame; a shorter line is useless. */
const MIN_FRAME_WIDTH = 20
const GUTTER = '  │ '

/** A diagnostic's context for printing. */
export interface DiagnosticView {
  readonly colors: Colors
  /** The complete source line of the diagnostic, without line end; absent if it cannot be read. */
  readonly sourceLine?: string | undefined
  /** Width of the terminal in characters, if known: a wrapped line would be separated from its mark. */
  readonly columns?: number | undefined
}

/** Formats a diagnostic: severity, code and position, then the source line with a mark under it. */
export function formatDiagnostic(diagnostic: Diagnostic, { colors, sourceLine, columns }: DiagnosticView): string {
  const paint = { error: colors.red, warning: colors.yellow, info: colors.cyan }[diagnostic.severity]
  const title = `${paint(colors.bold(diagnostic.severity))} ${diagnostic.code}`
  const place = toVisible(formatPlace(diagnostic))
  const lines = [place === '' ? title : `${title}  ${colors.underline(place)}`]
  const text = sentence(diagnostic).split('\n').map(toVisible).join('\n')
  const gutter = colors.dim(GUTTER)
  if (sourceLine === undefined || diagnostic.column === undefined) {
    lines.push(...text.split('\n').map((line) => gutter + line))
  } else {
    const frame = cutFrame(sourceLine, diagnostic.column, frameWidth(columns))
    lines.push(gutter + frame.text, gutter + ' '.repeat(frame.column) + paint(marks(diagnostic, frame)) + ` ${text}`)
  }
  return lines.join('\n')
}

/** `file:line:column`, as far as known; editors open it on a click. */
export function formatPlace({ file, line, column }: Diagnostic): string {
  return [file, line, column].filter((part) => part !== undefined).join(':')
}

/** The message of an error from site code may already end with punctuation. */
function sentence({ message, hint }: Diagnostic): string {
  return hint === undefined ? message : `${message}${/[.!?]$/.test(message) ? '' : '.'} ${hint}`
}

function marks(diagnostic: Diagnostic, frame: { text: string; column: number }): string {
  const room = Math.max(1, frame.text.length - frame.column)
  return '^'.repeat(Math.max(1, Math.min(diagnostic.length ?? 1, room)))
}

function frameWidth(columns = Number.POSITIVE_INFINITY): number {
  return Math.max(MIN_FRAME_WIDTH, Math.min(MAX_FRAME_WIDTH, columns - GUTTER.length))
}

/** The part of the line around the column: keeps lines of minified or generated text readable. */
function cutFrame(line: string, column: number, width: number): { text: string; column: number } {
  const visible = toVisible(line.replace(/\t/g, ' '))
  const index = Math.min(Math.max(column - 1, 0), visible.length)
  if (visible.length <= width) return { text: visible, column: index }
  const room = width - 2
  const start = Math.max(0, Math.min(index - Math.floor((width * 3) / 8), visible.length - room))
  const text = visible.slice(start, start + room)
  return { text: `${start > 0 ? '…' : ''}${text}…`, column: index - start + (start > 0 ? 1 : 0) }
}
