import { checkLength } from '../check/check-length.js'
import { holdAgainst } from '../check/validate-against.js'
import type { DocumentNode } from '../document-node.js'
import type { Example } from '../nouns/example.js'
import type { ApiDraft } from './api-draft.js'

/** Values and their schema. */
export interface ValidationRequest {
  readonly examples: readonly Example[]
  readonly schema?: DocumentNode
  readonly mediaType: string
}

/** Validates written examples against their schema; reports each violation at its position. */
export function validateExamples({ examples, schema, mediaType }: ValidationRequest, draft: ApiDraft): void {
  for (const { value, pointer } of examples)
    if (value !== undefined) draft.problems.push(...checkLength({ value, pointer }))
  if (!schema || /[/+]xml\b/.test(mediaType)) return
  const isText = !/json|form|\*/.test(mediaType)
  for (const { value, pointer, isSerialized } of examples) {
    if (value === undefined || isSerialized || (isText && typeof value === 'string')) continue
    draft.problems.push(...holdAgainst(schema, { value, pointer }, draft.validate))
  }
}
