import type { Root, RootContent } from 'mdast'

type BlockDirective = Extract<RootContent, { type: 'containerDirective' | 'leafDirective' }>
type Point = NonNullable<Root['position']>['start']

/** A point whose offset is known. */
export interface Place extends Point {
  readonly offset: number
}

/** What stands on the first line of a block directive besides name, label and attributes. */
export interface OpeningLine {
  readonly hasLabel: boolean
  /** The rest of the line without white space around it; empty when nothing is there. */
  readonly title: string
  readonly titleStart: Place
}

/** Attributes that both parsers certainly read alike. */
const PLAIN_ATTRIBUTES =
  /^\{[ \t]*(?:(?:[#.][\w-]+|\w[\w-]*(?:=(?:"[^"\r\n]*"|'[^'\r\n]*'|[\w./-]+))?)(?:[ \t]+|(?=\})))*\}/

/**
 * Reads the first line of a directive from the source, as satteri accepts and drops whatever follows there.
 * Nothing when the line can't be read with certainty.
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
  const rest = lineFrom(text, headEnd)
  const title = rest.replace(/^[ \t]+/, '').replace(/(?<![ \t])[ \t]+$/, '')
  if (title !== '' && !/^[ \t]/.test(rest)) return undefined
  const offset = headEnd + rest.indexOf(title)
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

/** Nothing where the directive has no label. */
function endOfLabel(directive: BlockDirective): number | undefined {
  if (directive.type === 'leafDirective') {
    const last = directive.children.at(-1)?.position?.end.offset
    return last === undefined ? undefined : last + 1
  }
  const first = directive.children[0]
  const isLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true
  return isLabel ? first.position?.end.offset : undefined
}

/** `from` itself where no attributes are, nothing where they are odd. */
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
