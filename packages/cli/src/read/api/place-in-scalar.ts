import type { Scalar } from 'yaml'

/** A scalar of the parser, with the text of its file. */
export interface ScalarSource {
  readonly node: {
    readonly value: string
    readonly type?: Scalar['type'] | undefined
    readonly range: readonly [number, number, number]
  }
  readonly text: string
}

const SPACE = /\s/
const ESCAPED_SPACE = /[ \tnrtvfN_LP\r\n]/
/** Length of an escape after the backslash. */
const ESCAPES: Readonly<Record<string, number>> = { x: 3, u: 5, U: 9 }

/** Offset in the file of a character of the scalar's value, in any scalar style; undefined if the two do not match. */
export function placeInScalar({ node, text }: ScalarSource, index: number): number | undefined {
  const { value } = node
  const isDouble = node.type === 'QUOTE_DOUBLE'
  const isSingle = node.type === 'QUOTE_SINGLE'
  const end = node.range[1]
  let at = node.range[0]
  if (isDouble || isSingle) at += 1
  else if (node.type?.startsWith('BLOCK') === true) at = endOfLine(text, at)
  for (let read = 0; ; ) {
    // Lines are folded and indented, so compare runs of white space only as a whole.
    while (at < end && isSpace(at)) at += text.charAt(at) === '\\' ? 2 : 1
    while (read < value.length && SPACE.test(value.charAt(read))) read += 1
    if (read >= index) return at
    if (at >= end) return undefined
    if (isDouble && text.charAt(at) === '\\') {
      const length = ESCAPES[text.charAt(at + 1)] ?? 1
      read += length === 9 ? String.fromCodePoint(value.codePointAt(read) ?? 0).length : 1
      at += length + 1
    } else if (text.charAt(at) === value.charAt(read)) {
      at += isSingle && text.charAt(at) === "'" ? 2 : 1
      read += 1
    } else return undefined
  }

  function isSpace(offset: number): boolean {
    const character = text.charAt(offset)
    return SPACE.test(character) || (isDouble && character === '\\' && ESCAPED_SPACE.test(text.charAt(offset + 1)))
  }
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end === -1 ? text.length : end
}
