import type { DocumentNode } from '../document-node.js'
import type { JsonValue } from '../json-value.js'
import type { Example } from '../nouns/example.js'
import { readSchema } from '../schema/read-schema.js'
import { sampleValue } from './sample-value.js'

/** A body whose examples are asked for. */
export interface SampledBody {
  readonly examples: readonly Example[]
  readonly schema?: DocumentNode
  readonly mediaType: string
  readonly side: 'request' | 'response'
}

/** The first value that shows what a body looks like: a written one of the body, else of its schema, else one made from that. */
export function exampleValue(body: SampledBody): JsonValue | undefined {
  const written = body.examples.find(({ value }) => value !== undefined) ?? schemaExamples(body)[0]
  return written ? written.value : generatedValue(body)
}

/** The value that is made from a body's schema. */
export function generatedValue({ schema, mediaType, side }: SampledBody): JsonValue | undefined {
  return schema && sampleValue(schema, { side, format: isXml(mediaType) ? 'xml' : 'json' })
}

/** The examples that a body's schema has; as XML those alone that are written so, the others are for the sampler. */
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

/** Whether a body is written as XML. */
export function isXml(mediaType: string): boolean {
  return /[/+]xml\b/.test(mediaType)
}
