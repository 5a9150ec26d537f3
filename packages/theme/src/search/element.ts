import type { SnippetPart } from '@docgen/renderer/search'

/** Attributes of an element; `undefined` and false are omitted, true is an empty attribute. */
export type Attributes = Readonly<Record<string, string | boolean | undefined>>

/** Creates an element with attributes and children; strings become text nodes. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const node = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) node.setAttribute(key, value === true ? '' : value)
  }
  node.append(...children)
  return node
}

/** An icon that the style sheet renders. */
export function icon(name: string): HTMLElement {
  return element('span', { class: `icon icon-${name}`, 'aria-hidden': 'true' })
}

/** Renders a text with its matches marked. */
export function renderParts(parts: readonly SnippetPart[]): (Node | string)[] {
  return parts.map(({ text, isMatch }) => (isMatch ? element('mark', {}, text) : text))
}

/** Adds a style sheet to the page. The policy forbids inline styles, but not rules that a script of the site adds. */
export function addStyles(styles: string): void {
  if ('adoptedStyleSheets' in document) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return
  }
  // For Safari before 16.4. Layers keep their order, because the theme's sheet declares it first.
  const [sheet] = (document as Document).styleSheets
  sheet?.insertRule(`@media all{${styles}}`, sheet.cssRules.length)
}
