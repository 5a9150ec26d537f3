import type { ApiDraft } from './api-draft.js'
import type { DocumentNode } from './document-node.js'
import type { Example } from './example.js'
import type { JsonValue } from './json-value.js'
import type { Schema } from './schema.js'

/** What is to be held against what. */
export interface ValidationRequest {
  readonly examples: readonly Example[]
  readonly schema?: DocumentNode
  readonly mediaType: string
}

/** Holds written examples against their schema; each that breaks it is reported where it does. */
export function validateExamples({ examples, schema, mediaType }: ValidationRequest, draft: ApiDraft): void {
  if (!schema || /[/+]xml\b/.test(mediaType)) return
  const isText = !/json|form|\*/.test(mediaType)
  for (const { value, pointer, isSerialized } of examples) {
    if (value === undefined || isSerialized || (isText && typeof value === 'string')) continue
    holdAgainst(schema, { value, pointer }, draft)
  }
}

/** The same for the examples that a schema has itself; XML written as text is not looked at. */
export function validateOwnExamples({ examples, examplePointers, exampleNode }: Schema, draft: ApiDraft): void {
  if (!exampleNode) return
  for (const [index, value] of examples.entries()) {
    if (typeof value === 'string' && /^\s*</.test(value)) continue
    holdAgainst(exampleNode, { value, pointer: examplePointers[index] ?? exampleNode.pointer }, draft)
  }
}

interface PlacedValue {
  readonly value: JsonValue
  readonly pointer: string
}

function holdAgainst(schema: DocumentNode, { value, pointer }: PlacedValue, draft: ApiDraft): void {
  const broken = draft.validate(value, schema)
  if (!broken) return
  draft.mistakes.push({
    code: 'api-invalid-example',
    severity: 'warning',
    pointer: pointer + broken.place,
    message: `the example breaks its schema: ${broken.message}`,
  })
}
