import { sample } from 'openapi-sampler'
import { type DocumentNode, soleReference, targetOf } from '../document-node.js'
import { asText, isObject, type JsonObject, type JsonValue, valueAt } from '../json-value.js'
import type { Example } from '../nouns/example.js'
import { nameOfReference } from '../schema/flatten-schema.js'
import { readSchema } from '../schema/read-schema.js'
import { sampleRoot, toSampleSchema } from './to-sample-schema.js'

/** A body or parameter for which examples are found or generated. */
export interface SampledBody {
  readonly examples: readonly Example[]
  readonly schema?: DocumentNode
  readonly mediaType: string
  readonly side: 'request' | 'response'
  /** True for a stream, whose items the schema describes. */
  readonly isStream?: boolean
}

/**
 * The first example of a body, otherwise the first of its schema, otherwise a value generated from the schema.
 * `undefined` if no value can be generated.
 */
export function exampleValue(body: SampledBody): JsonValue | undefined {
  const example = body.examples.find(({ value }) => value !== undefined) ?? schemaExamples(body)[0]
  return example ? example.value : generatedValue(body)
}

/** The value generated from a body's schema; `undefined` if there is no schema, or if it can't be sampled. */
export function generatedValue({ schema, mediaType, side }: SampledBody): JsonValue | undefined {
  return schema && sampleValue(schema, { side, format: isXml(mediaType) ? 'xml' : 'json' })
}

/** The examples of a body's schema. For XML, only strings: the sampler uses other examples for its value. */
export function schemaExamples({ schema, mediaType }: SampledBody): readonly Example[] {
  if (!schema) return []
  const examples = readSchema([schema]).examples.filter((value) => !isXml(mediaType) || typeof value === 'string')
  return examples.map((value, index) => ({
    name: examples.length === 1 ? '' : String(index + 1),
    summary: '',
    value,
    isSerialized: false,
    pointer: schema.pointer,
  }))
}

/** Whether a media type is XML. */
export function isXml(mediaType: string): boolean {
  return /[/+]xml\b/.test(mediaType)
}

/** The side and format for which an example is generated. */
export interface SampleRequest {
  readonly side: 'request' | 'response'
  readonly format: 'json' | 'xml'
}

// The bodies and request samples of a page need the same examples, and so do pages that share a schema. Examples are
// cached as long as their document exists.
type Samples = Map<string, JsonValue | undefined>
const samplesByDocument = new WeakMap<JsonObject, WeakMap<JsonObject, Samples>>()

/** Generates an example value from a schema; `undefined` if it can't be sampled. XML is returned as a string. */
export function sampleValue(source: DocumentNode, { side, format }: SampleRequest): JsonValue | undefined {
  const reference = soleReference(source)
  const node = reference === undefined ? source : targetOf(source, reference)
  if (!isObject(node.value)) return undefined
  const ofDocument = samplesByDocument.get(node.document) ?? new WeakMap<JsonObject, Samples>()
  samplesByDocument.set(node.document, ofDocument)
  const samples: Samples = ofDocument.get(node.value) ?? new Map()
  ofDocument.set(node.value, samples)
  const key = `${side} ${format}`
  if (!samples.has(key)) {
    const { value, isSided } = createSample(node, side, format)
    samples.set(key, value)
    // If both sides have the same value, they share one object, because the cache of highlighted code compares objects by identity.
    if (!isSided) samples.set(`${side === 'request' ? 'response' : 'request'} ${format}`, value)
  }
  return samples.get(key)
}

function createSample(
  node: DocumentNode,
  side: SampleRequest['side'],
  format: SampleRequest['format'],
): { readonly value: JsonValue | undefined; readonly isSided: boolean } {
  // If every complete value would be infinite, a part of one is better than none.
  const positions = [sampleRoot(side, false), sampleRoot(side, true)]
  const schema = positions.reduce<JsonObject | undefined>(
    (found, position) => found ?? toSampleSchema([node], position),
    undefined,
  )
  const rootSchema = format === 'xml' ? schema && inElement(schema, nameOfReference(node.pointer)) : schema
  const value = rootSchema && schema && Object.keys(schema).length > 0 ? runSampler(rootSchema, format) : undefined
  return { value, isSided: positions.some(({ flags }) => flags.isSided) }
}

/** Wraps a schema in the root element of XML, which is named after the component unless the schema overrides that. */
function inElement(schema: JsonObject, name: string): JsonObject {
  const xmlName = asText(valueAt(schema['xml'], 'name'))
  return { type: 'object', properties: { [xmlName || name || 'root']: schema } }
}

/** Runs the sampler; `undefined` if it throws, as it may do on contradictory limits. */
function runSampler(schema: JsonObject, format: 'json' | 'xml'): JsonValue | undefined {
  try {
    const text: string | undefined = JSON.stringify(sample(schema, { quiet: true, format }))
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
