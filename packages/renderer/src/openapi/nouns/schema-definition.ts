import { type DocumentNode, follow, targetOf } from '../document-node.js'
import type { Described } from './described.js'
import type { Example } from './example.js'
import type { MediaType } from './media-type.js'

const DEFINITION = /<SchemaDefinition\b([^<>]*)>(?:[^\S\n]*<\/SchemaDefinition>)?/g
const ATTRIBUTE = /\b(\w+)=["']([^"'<>]*)["']/g

/**
 * Separates a description from the schemas that it includes by `<SchemaDefinition schemaRef="#/components/schemas/Pet"
 * />`, as in Redoc.
 */
export function takeDefinitions(
  described: Described | undefined,
  node: DocumentNode,
): { readonly description?: Described; readonly models: readonly MediaType[] } {
  if (!described?.text.includes('<SchemaDefinition'))
    return { ...(described && { description: described }), models: [] }
  const models: MediaType[] = []
  const text = described.text.replace(DEFINITION, (whole, attributes: string) => {
    const model = readDefinition(attributes, node)
    if (model) models.push(model)
    // `checkDescription` reports schemas that do not exist.
    return listSchemaRefs(whole).length > 0 ? '' : whole
  })
  return { ...(text.trim() !== '' && { description: { ...described, text } }), models }
}

/** The references of all schemas that a description includes. */
export function listSchemaRefs(description: string): readonly string[] {
  const definitions = [...description.matchAll(DEFINITION)]
  return definitions.flatMap(([, attributes = '']) => readAttributes(attributes).get('schemaRef') ?? [])
}

function readAttributes(attributes: string): ReadonlyMap<string, string> {
  return new Map(Array.from(attributes.matchAll(ATTRIBUTE), ([, name = '', value = '']) => [name, value]))
}

function readDefinition(attributes: string, node: DocumentNode): MediaType | undefined {
  const values = readAttributes(attributes)
  const reference = values.get('schemaRef') ?? ''
  const { value, pointer } = targetOf(node, reference)
  if (value === undefined) return undefined
  const schema: DocumentNode = { document: node.document, pointer: `${pointer}#`, value: { $ref: reference } }
  return { name: 'application/json', schema, examples: readExample(values.get('exampleRef'), node), encodings: [] }
}

/** Reads the referenced example object or plain value; empty if it does not exist. */
function readExample(reference: string | undefined, node: DocumentNode): readonly Example[] {
  const { value, pointer } =
    reference === undefined ? { value: undefined, pointer: '' } : follow(targetOf(node, reference))
  if (value === undefined) return []
  const isNamed = typeof value === 'object' && value !== null && 'value' in value
  const example = isNamed ? (value as { readonly value: typeof value }).value : value
  return [
    { name: '', summary: '', value: example, isSerialized: false, pointer: isNamed ? `${pointer}/value` : pointer },
  ]
}
