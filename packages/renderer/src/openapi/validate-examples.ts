import type { ApiDraft } from './api-draft.js'
import type { ValidateValue } from './create-schema-validator.js'
import type { DocumentNode } from './document-node.js'
import type { Example } from './example.js'
import type { JsonValue } from './json-value.js'
import type { Mistake } from './mistake.js'

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
    draft.mistakes.push(...holdAgainst(schema, { value, pointer }, draft.validate))
  }
}

/** A value of the description with its place. */
export interface PlacedValue {
  readonly value: JsonValue
  readonly pointer: string
}

/** Holds one value against a schema: what it breaks, as a mistake at its place; none where it fits. */
export function holdAgainst(
  schema: DocumentNode,
  { value, pointer }: PlacedValue,
  validate: ValidateValue,
): readonly Mistake[] {
  const broken = validate(value, schema)
  if (!broken) return []
  return [
    {
      code: 'api-invalid-example',
      severity: 'warning',
      pointer: pointer + broken.place,
      message: `the example breaks its schema: ${broken.message}`,
    },
  ]
}
