/**
 * Replaces comments in JavaScript with spaces, so that offsets stay. After an apostrophe in JSX text, comments on
 * that line are kept.
 */
export function blankComments(code: string): string {
  let blanked = ''
  let kept = 0
  for (let at = 0; at < code.length; ) {
    const end = commentEnd(code, at)
    if (end !== undefined) {
      blanked += code.slice(kept, at) + code.slice(at, end).replace(/[^\n]/g, ' ')
      kept = end
    }
    at = end ?? stringEnd(code, at) ?? at + 1
  }
  return blanked + code.slice(kept)
}

/** The offset after the comment that starts at an offset; `undefined` if there is none. */
function commentEnd(code: string, at: number): number | undefined {
  if (code.startsWith('//', at)) return offsetOrEnd(code, '\n', at)
  return code.startsWith('/*', at) ? Math.min(offsetOrEnd(code, '*/', at + 2) + 2, code.length) : undefined
}

function offsetOrEnd(code: string, sign: string, from: number): number {
  const offset = code.indexOf(sign, from)
  return offset === -1 ? code.length : offset
}

/** The offset after the string that starts at an offset, which ends with its line at the latest. */
function stringEnd(code: string, at: number): number | undefined {
  const quote = code[at]
  if (quote !== '"' && quote !== "'") return undefined
  for (let offset = at + 1; offset < code.length; offset++) {
    const sign = code[offset]
    if (sign === quote || sign === '\n') return offset + 1
    if (sign === '\\') offset++
  }
  return code.length
}
