import type { Root, RootContent } from 'mdast'

type BlockDirective = Extract<RootContent, { type: 'containerDirective' | 'leafDirective' }>
type Point = NonNullable<Root['position']>['start']

/** A position with an offset. */
export interface OpeningPosition extends Point {
  readonly offset: number
}

/** The first line of a block directive after its name. */
export interface OpeningLine {
  readonly hasLabel: boolean
  /** The text after name, label and attributes, trimmed; possibly empty. */
  readonly title: string
  readonly titleStart: OpeningPosition
}

/** Attributes that both parsers read in the same way. */
const PLAIN_ATTRIBUTES =
  /^\{[ \t]*(?:(?:[#.][\w-]+|\w[\w-]*(?:=(?:"[^"\r\n]*"|'[^'\r\n]*'|[\w./-]+))?)(?:[ \t]+|(?=\})))*\}/

/**
 * Reads the first line of a directive from the source, because satteri accepts and drops any text there. `undefined` if
 * the line is ambiguous.
 */
export function readOpeningLine(directive: BlockDirective, text: string): OpeningLine | undefined {
  const start = directive.position?.start
  if (start?.offset === undefined) return undefined
  const nameStart = afterColons(text, start.offset)
  if (!text.startsWith(directive.name, nameStart)) return undefined
  const nameEnd = nameStart + directive.name.length
  const labelEnd = endOfLabel(directive)
  const headEnd = endOfAttributes(text, labelEnd ?? nameEnd)
  if (headEnd === undefined) return undefined
  const afterName = lineFrom(text, headEnd)
  const title = afterName.replace(/^[ \t]+/, '').replace(/(?<![ \t])[ \t]+$/, '')
  if (title !== '' && !/^[ \t]/.test(afterName)) return undefined
  const offset = headEnd + afterName.indexOf(title)
  return {
    hasLabel: labelEnd !== undefined,
    title,
    titleStart: { line: start.line, column: start.column + offset - start.offset, offset },
  }
}

function afterColons(text: string, from: number): number {
  let index = from
  while (text[index] === ':') index += 1
  return index
}

/** Offset after the label; `undefined` if the directive has none. */
function endOfLabel(directive: BlockDirective): number | undefined {
  if (directive.type === 'leafDirective') {
    const last = directive.children.at(-1)?.position?.end.offset
    return last === undefined ? undefined : last + 1
  }
  const first = directive.children[0]
  const isLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true
  return isLabel ? first.position?.end.offset : undefined
}

/** Offset after the attributes; `from` if there are none, `undefined` if they are ambiguous. */
function endOfAttributes(text: string, from: number): number | undefined {
  if (text[from] !== '{') return from
  const attributes = PLAIN_ATTRIBUTES.exec(lineFrom(text, from))?.[0]
  return attributes === undefined ? undefined : from + attributes.length
}

function lineFrom(text: string, from: number): string {
  const lineEnd = /[\r\n]/g
  lineEnd.lastIndex = from
  return text.slice(from, lineEnd.exec(text)?.index)
}
