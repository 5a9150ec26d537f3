import type { Diagnostic } from '@docgen/renderer/contract'
import type { Colors } from './create-terminal.js'
import { toVisible } from './to-visible.js'

const MAX_FRAME_WIDTH = 160

/**
 * One diagnostic as a person reads it: severity, code and place, then the line of the source with a mark under it.
 * `sourceLine` is the whole line that the diagnostic names, without its line end; absent where it can't be read.
 */
export function formatDiagnostic(diagnostic: Diagnostic, colors: Colors, sourceLine?: string): string {
  const paint = { error: colors.red, warning: colors.yellow, info: colors.cyan }[diagnostic.severity]
  const title = `${paint(colors.bold(diagnostic.severity))} ${diagnostic.code}`
  const place = toVisible(formatPlace(diagnostic))
  const lines = [place === '' ? title : `${title}  ${colors.underline(place)}`]
  const text = sentence(diagnostic).split('\n').map(toVisible).join('\n')
  const gutter = colors.dim('  │ ')
  if (sourceLine === undefined || diagnostic.column === undefined) {
    lines.push(...text.split('\n').map((line) => gutter + line))
  } else {
    const frame = cutFrame(sourceLine, diagnostic.column)
    lines.push(gutter + frame.text, gutter + ' '.repeat(frame.column) + paint(marks(diagnostic, frame)) + ` ${text}`)
  }
  return lines.join('\n')
}

/** `file:line:column`, as far as known; editors open it on a click. */
export function formatPlace({ file, line, column }: Diagnostic): string {
  return [file, line, column].filter((part) => part !== undefined).join(':')
}

/** What code of the site's own has thrown may end a sentence by itself. */
function sentence({ message, hint }: Diagnostic): string {
  return hint === undefined ? message : `${message}${/[.!?]$/.test(message) ? '' : '.'} ${hint}`
}

function marks(diagnostic: Diagnostic, frame: { text: string; column: number }): string {
  const room = Math.max(1, frame.text.length - frame.column)
  return '^'.repeat(Math.max(1, Math.min(diagnostic.length ?? 1, room)))
}

/** A window of the line around the column: lines of minified or generated text stay readable. */
function cutFrame(line: string, column: number): { text: string; column: number } {
  const visible = toVisible(line.replace(/\t/g, ' '))
  const index = Math.min(Math.max(column - 1, 0), visible.length)
  if (visible.length <= MAX_FRAME_WIDTH) return { text: visible, column: index }
  const start = Math.max(0, Math.min(index - 60, visible.length - MAX_FRAME_WIDTH + 2))
  const text = visible.slice(start, start + MAX_FRAME_WIDTH - 2)
  return { text: `${start > 0 ? '…' : ''}${text}…`, column: index - start + (start > 0 ? 1 : 0) }
}
