/** Attributes of an element; those that are `undefined` or false are left out, true ones are empty. */
export type Attributes = Readonly<Record<string, string | boolean | undefined>>

/** Makes an element with attributes and children; texts stay texts. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) made.setAttribute(key, value === true ? '' : value)
  }
  made.append(...children)
  return made
}

/** One of the icons that the style sheet draws. */
export function icon(name: string): HTMLElement {
  return element('span', { class: `icon icon-${name}`, 'aria-hidden': 'true' })
}
