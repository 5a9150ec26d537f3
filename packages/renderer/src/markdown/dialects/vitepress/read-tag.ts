/** A tag in HTML or in a Vue template. */
export interface Tag {
  readonly name: string
  readonly isClosing: boolean
  readonly isSelfClosing: boolean
  readonly attributes: readonly TagAttribute[]
  /** Index after the tag. */
  readonly end: number
}

/** An attribute with its position in the text. */
export interface TagAttribute {
  readonly name: string
  /** Without quotes; `undefined` if it has none. */
  readonly value: string | undefined
  readonly start: number
  readonly end: number
}

const NAME = /<(\/?)([A-Za-z][\w.-]*)(?=[\s/>])/y
const ATTRIBUTE = /\s+([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/y
const END = /\s*(\/?)>/y
/** The longest tag: a `<` without an end must not make every later `<` read the whole page. */
const MAX_LENGTH = 5000

/** Reads the tag that starts at an index of a text; `undefined` if there is none. */
export function readTag(text: string, start: number): Tag | undefined {
  NAME.lastIndex = start
  const opening = NAME.exec(text)
  if (!opening) return undefined
  const [, slash = '', name = ''] = opening
  const attributes: TagAttribute[] = []
  let index = NAME.lastIndex
  while (index - start < MAX_LENGTH) {
    END.lastIndex = index
    const closing = END.exec(text)
    if (closing)
      return { name, isClosing: slash !== '', isSelfClosing: closing[1] === '/', attributes, end: END.lastIndex }
    ATTRIBUTE.lastIndex = index
    const match = ATTRIBUTE.exec(text)
    if (!match) return undefined
    const [whole, attribute = '', quoted, singleQuoted, bare] = match
    attributes.push({ name: attribute, value: quoted ?? singleQuoted ?? bare, start: index, end: index + whole.length })
    index = ATTRIBUTE.lastIndex
  }
  return undefined
}
