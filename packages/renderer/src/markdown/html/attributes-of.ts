import type { Properties } from 'hast'
import { find, html, type Schema, svg } from 'property-information'

/** Returns the attributes of an element under their HTML names or, with `isSvg`, their SVG names. */
export function attributesOf(properties: Properties, isSvg = false): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const name in properties) {
    const value = properties[name]
    if (value === false || value === null || value === undefined) continue
    const attribute = findAttribute(name, isSvg)
    attributes[attribute.name] =
      value === true ? '' : Array.isArray(value) ? value.join(attribute.separator) : `${value}`
  }
  return attributes
}

interface Attribute {
  readonly name: string
  /** Separates the values of a list. */
  readonly separator: string
}

// Names recur on every page, and looking one up in the schema takes longer than writing it.
const attributesByProperty: Readonly<Record<'html' | 'svg', Map<string, Attribute>>> = {
  html: new Map(),
  svg: new Map(),
}

function findAttribute(property: string, isSvg: boolean): Attribute {
  const names = isSvg ? attributesByProperty.svg : attributesByProperty.html
  const memoized = names.get(property)
  if (memoized) return memoized
  const schema: Schema = isSvg ? svg : html
  const { attribute, commaSeparated } = find(schema, property)
  const attributeName = { name: attribute, separator: commaSeparated ? ', ' : ' ' }
  // Sources can contain any number of custom names.
  if (names.size < 1000) names.set(property, attributeName)
  return attributeName
}
