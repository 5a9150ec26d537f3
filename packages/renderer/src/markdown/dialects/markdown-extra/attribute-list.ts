import { escapeHtml } from '../../../html/escape-html.js'

/** Attributes in braces, as in `{ #id .class key="value" }`. */
export interface AttributeList {
  readonly id?: string
  readonly classes: readonly string[]
  /** Other attributes, in order. */
  readonly others: readonly (readonly [name: string, value: string])[]
}

const PART = /\s*(?:#([^\s{}="'<>]+)|\.([^\s{}="'<>]+)|([\w:@-]+)=(?:"([^"]*)"|'([^']*)'|([^\s{}"']+))|([\w-]+))\s*/y

/** Reads the text between the braces of an attribute list, as Python-Markdown does; `undefined` if it is another text. */
export function readAttributeList(text: string): AttributeList | undefined {
  const classes: string[] = []
  const others: (readonly [string, string])[] = []
  let id: string | undefined
  let index = text.startsWith(':') ? 1 : 0
  let hasMark = index === 1
  while (index < text.length) {
    PART.lastIndex = index
    const match = PART.exec(text)
    if (!match || match[0] === '') return text.slice(index).trim() === '' ? finish() : undefined
    const [matched, idText, className, name, quoted, single, bare, word] = match
    if (idText !== undefined) id = idText
    else if (className !== undefined) classes.push(className)
    else if (name !== undefined) others.push([name, quoted ?? single ?? bare ?? ''])
    else if (word !== undefined) others.push([word, ''])
    if (word === undefined) hasMark = true
    index += matched.length
  }
  return finish()

  function finish(): AttributeList | undefined {
    // A word in braces is a placeholder.
    return hasMark ? { ...(id !== undefined && { id }), classes, others } : undefined
  }
}

/** An element without content that has an id. */
export function writeAnchor(id: string): string {
  return `<a id="${escapeHtml(id)}"></a>`
}
