import { sample } from 'openapi-sampler'
import type { DocumentNode } from './document-node.js'
import type { JsonObject, JsonValue } from './json-value.js'
import { sampleRoot, toSampleSchema } from './to-sample-schema.js'

/** How an example is to be made from a schema. */
export interface SampleRequest {
  readonly side: 'request' | 'response'
  readonly format: 'json' | 'xml'
}

/** An example value made from a schema; absent where the schema can't be sampled. XML comes as text. */
export function sampleValue(node: DocumentNode, { side, format }: SampleRequest): JsonValue | undefined {
  const schema = toSampleSchema([node], sampleRoot(side))
  if (!schema || Object.keys(schema).length === 0) return undefined
  return attempt(schema, format)
}

/** The sampler may throw at limits that contradict each other. */
function attempt(schema: JsonObject, format: 'json' | 'xml'): JsonValue | undefined {
  try {
    const text: string | undefined = JSON.stringify(sample(schema, { quiet: true, format }))
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
