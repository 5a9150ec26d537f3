import {
  childNode,
  type DocumentNode,
  EXTERNAL_FILES,
  elementNodes,
  followNoted,
  soleReference,
  targetOf,
} from '../document-node.js'
import { asText, isList, isObject, type JsonValue } from '../json-value.js'
import { visibleEntries } from '../visible-nodes.js'
import { type Described, readDescribed, safeHref } from './described.js'

/** An example in the description. */
export interface Example {
  /** Key in `examples`; empty for a single example. */
  readonly name: string
  readonly summary: string
  readonly description?: Described
  /** Absent for an external example. */
  readonly value?: JsonValue
  /** True if `value` is the serialized body instead of data. */
  readonly isSerialized: boolean
  /** The serialized body (`serializedValue`), if the example contains it in addition to the data in `value`. */
  readonly serialized?: string
  readonly externalHref?: string
  /** Pointer of the value. */
  readonly pointer: string
}

/** The examples of a media type, parameter or header: `example`, or `examples` as object or array. */
export function readExamples(node: DocumentNode): readonly Example[] {
  const examples = childNode(node, 'examples')
  const named = visibleEntries(examples).map(([name, at]) => readExample(name, followNoted(at)))
  if (named.length > 0) return named
  if (isList(examples.value)) return elementNodes(examples).flatMap(plainExample)
  return plainExample(childNode(node, 'example'))
}

/** An example that consists of only a value; empty without a value. */
function plainExample({ value, pointer }: DocumentNode): Example[] {
  return value === undefined ? [] : [{ name: '', summary: '', value, isSerialized: false, pointer }]
}

/** The value in a separate file, if the description references one; any other `$ref` in a value is data. */
function followFile(node: DocumentNode): DocumentNode {
  const reference = soleReference(node)
  return reference?.startsWith(`#/${EXTERNAL_FILES}/`) ? targetOf(node, reference) : node
}

const VALUES = ['value', 'dataValue', 'serializedValue']
const NOTES = ['summary', 'description', 'externalValue', '$ref']

/** Whether an entry of `examples` is the data itself, without `value`. */
export function isPlainData({ value }: DocumentNode): boolean {
  if (!isObject(value)) return value !== undefined && value !== null
  const keys = Object.keys(value).filter((key) => !NOTES.includes(key) && !key.startsWith('x-'))
  return keys.length > 0 && !keys.some((key) => VALUES.includes(key))
}

function readExample(name: string, node: DocumentNode): Example {
  const description = readDescribed(node)
  const externalHref = safeHref(asText(childNode(node, 'externalValue').value))
  const data = VALUES.map((key) => childNode(node, key))
  const defined = data.find(({ value }) => value !== undefined)
  const serialized = defined === data[2] ? undefined : asText(data[2]?.value)
  const content = defined ? followFile(defined) : isPlainData(node) ? node : undefined
  return {
    name,
    summary: asText(childNode(node, 'summary').value) ?? '',
    ...(description && { description }),
    ...(content?.value !== undefined && { value: content.value }),
    isSerialized: defined !== undefined && defined === data[2],
    ...(serialized !== undefined && { serialized }),
    ...(externalHref !== undefined && { externalHref }),
    pointer: content?.pointer ?? node.pointer,
  }
}
