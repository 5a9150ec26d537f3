import type { DocumentNode } from '../document-node.js'
import type { JsonValue } from '../json-value.js'
import type { Example } from '../nouns/example.js'
import { readSchema } from '../schema/read-schema.js'
import { sampleValue } from './sample-value.js'

/** A body whose examples are requested. */
export interface SampledBody {
  readonly examples: readonly Example[]
  readonly schema?: DocumentNode
  readonly mediaType: string
  readonly side: 'request' | 'response'
}

/**
 * The first value that illustrates a body: a written one of the body, otherwise of its schema, otherwise one generated
 * from that.
 */
export function exampleValue(body: SampledBody): JsonValue | undefined {
  const written = body.examples.find(({ value }) => value !== undefined) ?? schemaExamples(body)[0]
  return written ? written.value : generatedValue(body)
}

/** The value generated from a body's schema. */
export function generatedValue({ schema, mediaType, side }: SampledBody): JsonValue | undefined {
  return schema && sampleValue(schema, { side, format: isXml(mediaType) ? 'xml' : 'json' })
}

/** The examples of a body's schema. For XML, only those written as XML; the sampler uses the others. */
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
