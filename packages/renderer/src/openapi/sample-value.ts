import { sample } from 'openapi-sampler'
import type { DocumentNode } from './document-node.js'
import { isObject, type JsonObject, type JsonValue } from './json-value.js'

/** How an example is to be made from a schema. */
export interface SampleRequest {
  readonly side: 'request' | 'response'
  readonly format: 'json' | 'xml'
}

// Each level may multiply the size: what is too large is made again with fewer.
const DEPTHS = [6, 3, 1]
const LARGEST_SAMPLE = 20_000

/** An example value made from a schema; absent where the schema can't be sampled. XML comes as text. */
export function sampleValue(schema: DocumentNode, { side, format }: SampleRequest): JsonValue | undefined {
  const { value, document } = schema
  if (!isObject(value)) return undefined
  for (const maxSampleDepth of isSmall(document) ? DEPTHS : DEPTHS.slice(1)) {
    const sampled = attempt(value, document, { side, format, maxSampleDepth })
    if (sampled === undefined) return undefined
    if (JSON.stringify(sampled).length <= LARGEST_SAMPLE) return sampled
  }
  return undefined
}

function isSmall(document: JsonObject): boolean {
  const components = document['components']
  const schemas = isObject(components) ? components['schemas'] : undefined
  return !isObject(schemas) || Object.keys(schemas).length <= 100
}

/** The sampler throws at references that lead nowhere and at schemas that are none: they are reported elsewhere. */
function attempt(
  schema: JsonObject,
  document: JsonObject,
  { side, format, maxSampleDepth }: SampleRequest & { readonly maxSampleDepth: number },
): JsonValue | undefined {
  try {
    const options = {
      skipReadOnly: side === 'request',
      skipWriteOnly: side === 'response',
      quiet: true,
      format,
      maxSampleDepth,
    }
    const sampled: unknown = sample(schema, options, document)
    const text = JSON.stringify(sampled)
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
