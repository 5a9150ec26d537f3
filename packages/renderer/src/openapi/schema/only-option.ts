import { childNode, type DocumentNode, elementNodes } from '../document-node.js'
import { isList, isObject, type JsonValue } from '../json-value.js'
import { isMarkedInternal } from '../visible-nodes.js'
import { readDescribedValues } from './read-described-values.js'

/** Keywords that list alternatives. */
export const VARIANT_KINDS = ['oneOf', 'anyOf'] as const

/** A keyword of `VARIANT_KINDS`. */
export type VariantKind = (typeof VARIANT_KINDS)[number]

/** Lists the visible alternatives of a schema, except alternatives that allow only null. */
export function listOptions(node: DocumentNode, kind: VariantKind): readonly DocumentNode[] {
  return elementNodes(childNode(node, kind)).filter((option) => !isMarkedInternal(option) && !isNull(option.value))
}

/** Whether `null` is one of the alternatives of a schema. */
export function hasNullOption(node: DocumentNode): boolean {
  return VARIANT_KINDS.some((kind) => elementNodes(childNode(node, kind)).some(({ value }) => isNull(value)))
}

/** The only alternative apart from null, which the schema then equals; `undefined` if there are none or several. */
export function onlyOption(node: DocumentNode, kind: VariantKind): DocumentNode | undefined {
  if (childNode(node, 'discriminator').value !== undefined || readDescribedValues(node, kind)) return undefined
  const [option, ...others] = listOptions(node, kind)
  return others.length === 0 ? option : undefined
}

function isNull(value: JsonValue | undefined): boolean {
  if (!isObject(value)) return false
  const { type, enum: values } = value
  if (type === 'null' || (isList(type) && type.length === 1 && type[0] === 'null')) return true
  if (Object.hasOwn(value, 'const')) return value['const'] === null
  return isList(values) && values.length === 1 && values[0] === null
}
