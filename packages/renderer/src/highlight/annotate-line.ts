import { escapeHtml } from '../html/escape-html.js'

/** A part of a line of code with more to show than its color. Parts of a line do not overlap, and are in order. */
export interface CodePart {
  readonly start: number
  readonly end: number
  /** Shown on hover and focus. */
  readonly type?: string
  /** Whether the part takes focus. */
  readonly isFocusable?: boolean
  readonly mark?: 'error' | 'mark'
}

const PIECE = /<[^<>]*>|&\w{1,8};|[^<&]+/g

/** Wraps parts of a highlighted line in spans. Spans of colors end before them, and begin again inside. */
export function annotateLine(html: string, parts: readonly CodePart[]): string {
  if (parts.length === 0) return html
  let result = ''
  let offset = 0
  let index = 0
  // Colors around the current position, and the number of their spans that are open.
  const colors: string[] = []
  let openCount = 0
  let isInside = false
  const close = (count: number): void => {
    result += '</span>'.repeat(openCount - count)
    openCount = count
  }
  const write = (text: string): void => {
    for (; openCount < colors.length; openCount++) result += colors[openCount]
    result += text
  }
  /** Begins or ends parts at the current position. */
  const move = (): void => {
    if (isInside && offset >= (parts[index]?.end ?? 0)) {
      close(0)
      result += '</span>'
      isInside = false
      index += 1
    }
    const next = parts[index]
    if (isInside || !next || offset < next.start) return
    close(0)
    result += openTag(next)
    isInside = true
  }
  const boundary = (): number => {
    const part = parts[index]
    if (!part) return Infinity
    return isInside ? part.end : part.start
  }
  for (const [piece] of html.matchAll(PIECE)) {
    if (piece === '</span>') {
      colors.pop()
      if (openCount > colors.length) close(colors.length)
    } else if (piece.startsWith('<')) colors.push(piece)
    else if (piece.startsWith('&')) {
      move()
      write(piece)
      offset += 1
    } else {
      for (let start = 0; start < piece.length; ) {
        move()
        const end = Math.min(piece.length, start + Math.max(1, boundary() - offset))
        write(piece.slice(start, end))
        offset += end - start
        start = end
      }
    }
  }
  close(0)
  return isInside ? `${result}</span>` : result
}

function openTag({ type, isFocusable, mark }: CodePart): string {
  const names = [...(type === undefined ? [] : ['has-type']), ...(mark === undefined ? [] : [`code-${mark}`])]
  const focus = isFocusable ? ' tabindex="0"' : ''
  const shown = type === undefined ? '' : ` aria-description="${escapeHtml(type)}"`
  return `<span class="${names.join(' ')}"${focus}${shown}>`
}
