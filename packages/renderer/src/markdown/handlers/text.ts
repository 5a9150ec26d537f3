import type { Element, ElementContent, Text as HtmlText } from 'hast'
import type { Break, InlineCode, Text } from 'mdast'
import { trimLines } from 'trim-lines'
import { withoutMarkers } from '../create-markers.js'
import type { Draft } from '../draft.js'
import { createElement } from '../html/create-element.js'

/** Converts a text. Removes the white space around its line endings, which is insignificant. */
export function convertText({ value, position }: Text): HtmlText {
  const text = String(value)
  return { type: 'text', value: /[ \t][\r\n]|[\r\n][ \t]/.test(text) ? trimLines(text) : text, position }
}

/** Converts inline code to an element. Line endings become spaces. */
export function convertInlineCode(node: InlineCode): Element {
  return createElement('code', [{ type: 'text', value: node.value.replace(/\r?\n|\r/g, ' ') }], node)
}

/** Converts a hard line break to an element and a line ending. */
export function convertBreak(node: Break): ElementContent[] {
  return [createElement('br', [], node), { type: 'text', value: '\n' }]
}

/** Returns a text as shown, and adds it to the section unless the position is silent. */
export function readText(value: string, { sections, isSilent }: Draft): string {
  const text = withoutMarkers(value.includes('\r') ? value.replace(/\r\n?/g, '\n') : value)
  if (!isSilent) sections.add(text)
  return text
}

/** Returns a line ending. In the section's text, it only separates words. */
export function readLineEnd({ sections, isSilent }: Draft): string {
  if (!isSilent) sections.separate()
  return '\n'
}
