import type { ApiDraft } from './api-draft.js'
import type { DocumentNode } from './document-node.js'
import type { Example } from './example.js'
import { readSchema } from './read-schema.js'

/** What is to be held against what. */
export interface ValidationRequest {
  readonly examples: readonly Example[]
  readonly schema?: DocumentNode
  readonly mediaType: string
}

/** Holds written examples against their schema; each that breaks it is reported where it does. */
export function validateExamples({ examples, schema, mediaType }: ValidationRequest, draft: ApiDraft): void {
  if (!schema || /[/+]xml\b/.test(mediaType)) return
  const own = readSchema([schema])
  const inside = own.examples.map((value, index) => ({
    value,
    pointer: own.examplePointers[index] ?? schema.pointer,
    isSerialized: false,
  }))
  const isText = !/json|form|\*/.test(mediaType)
  for (const { value, pointer, isSerialized } of [...examples, ...inside]) {
    if (value === undefined || isSerialized || (isText && typeof value === 'string')) continue
    const broken = draft.validate(value, schema)
    if (!broken) continue
    draft.mistakes.push({
      code: 'api-invalid-example',
      severity: 'warning',
      pointer: pointer + broken.place,
      message: `the example breaks its schema: ${broken.message}`,
    })
  }
}
