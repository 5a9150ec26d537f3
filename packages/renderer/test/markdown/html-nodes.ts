import type { Element, ElementContent, Properties, Text } from 'hast'

/** A text of an HTML tree. */
export const text = (value: string): Text => ({ type: 'text', value })

/** An element of an HTML tree. */
export const element = (tagName: string, properties: Properties = {}, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
})
