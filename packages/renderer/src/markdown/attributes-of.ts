import type { Properties } from 'hast'

const NAMES: Readonly<Record<string, string>> = {
  acceptCharset: 'accept-charset',
  className: 'class',
  htmlFor: 'for',
  httpEquiv: 'http-equiv',
  xLinkHref: 'xlink:href',
}

/** The attributes of an element under their names in HTML. */
export function attributesOf(properties: Properties): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const [name, value] of Object.entries(properties)) {
    if (value === false || value === null || value === undefined) continue
    attributes[attributeName(name)] = value === true ? '' : Array.isArray(value) ? value.join(' ') : String(value)
  }
  return attributes
}

/** The name in HTML of a property of the HTML tree. */
export function attributeName(property: string): string {
  const known = NAMES[property]
  if (known !== undefined) return known
  if (/^(?:aria|data)[A-Z\d]/.test(property)) return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return property.toLowerCase()
}
