import { childNode, type DocumentNode, elementNodes } from '../document-node.js'
import { asText, isObject, toLabel, typeOf } from '../json-value.js'
import { readDescribed } from '../nouns/described.js'
import { isMarkedInternal } from '../visible-nodes.js'
import type { EnumValue } from './schema.js'

const NOTED = new Set(['const', 'title', 'description', 'type'])

/**
 * The values of alternatives with one value each, with their descriptions. Since 3.1, authors write enumerations like
 * this. `undefined` if an alternative contains more, or if there is only one.
 */
export function readDescribedValues(node: DocumentNode, kind: 'oneOf' | 'anyOf'): readonly EnumValue[] | undefined {
  const options = elementNodes(childNode(node, kind)).filter((option) => !isMarkedInternal(option))
  if (options.length < 2 || childNode(node, 'discriminator').value !== undefined) return undefined
  const isTyped = childNode(node, 'type').value !== undefined
  return options.every((option) => isSingleValue(option, isTyped)) ? options.flatMap(toEnumValue) : undefined
}

/**
 * Whether an alternative is one value with notes. If only the alternative declares a type, it must be the type of the
 * value, because pages do not show the declared type.
 */
function isSingleValue({ value }: DocumentNode, isTyped: boolean): boolean {
  if (!isObject(value) || value['const'] === undefined || !Object.hasOwn(value, 'const')) return false
  if (!Object.keys(value).every((key) => NOTED.has(key))) return false
  return isTyped || value['type'] === undefined || value['type'] === typeOf(value['const'])
}

function toEnumValue(option: DocumentNode): readonly EnumValue[] {
  const { value } = childNode(option, 'const')
  if (value === undefined) return []
  const raw = asText(childNode(option, 'title').value)?.trim() ?? ''
  const title = raw === toLabel(value) ? '' : raw
  const describedValue = readDescribed(option) ?? (title === '' ? undefined : readDescribed(option, 'title'))
  if (!describedValue) return [{ value }]
  const isBoth = title !== '' && describedValue.text.trim() !== title
  return [
    {
      value,
      description: isBoth ? { ...describedValue, text: `${title}: ${describedValue.text.trim()}` } : describedValue,
    },
  ]
}
