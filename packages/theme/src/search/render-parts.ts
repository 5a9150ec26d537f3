import type { SnippetPart } from '@docgen/renderer/light'
import { element } from './element.js'

/** Renders a text with its matches marked. */
export function renderParts(parts: readonly SnippetPart[]): (Node | string)[] {
  return parts.map(({ text, isMatch }) => (isMatch ? element('mark', {}, text) : text))
}
