import { inEnglish } from '../api-words.js'
import type { FoldedSchema, RequestedSchemas } from '../schema/folded-schema.js'
import { type ApiDraft, findId, MAX_FOLDED, MAX_INLINE_FOLDED, takeId } from './api-draft.js'

/**
 * Requests the schema at the end of the page that a collapsed reference links to; `undefined` if the page already
 * has `MAX_FOLDED` schemas at its end, or `MAX_INLINE_FOLDED` for an inline schema.
 */
export function requestFoldedSchema(request: Omit<FoldedSchema, 'id'>, draft: ApiDraft): FoldedSchema | undefined {
  const { key } = request
  const entry = draft.folded.get(key) ?? create()
  if (!draft.requested?.has(key)) draft.requested?.set(key, entry)
  return entry

  function create(): FoldedSchema | undefined {
    if (draft.folded.size >= limitOf(key)) return undefined
    const folded = { ...request, id: takeId(draft, idForName(request.name)) }
    draft.folded.set(key, folded)
    return folded
  }
}

/**
 * Whether the page would get the same schemas for the same requests as another page. `isTaken` returns whether the row
 * that makes the requests would reserve an id before its schemas do.
 */
export function wouldRequestSame(
  requested: RequestedSchemas,
  draft: ApiDraft,
  isTaken: (id: string) => boolean,
): boolean {
  const reserved = new Set<string>()
  for (const [key, schema] of requested) {
    const entry = draft.folded.get(key)
    if (entry) {
      if (entry.id !== schema?.id) return false
    } else if (draft.folded.size + reserved.size >= limitOf(key)) {
      if (schema) return false
    } else {
      if (!schema) return false
      const id = findId(
        idForName(schema.name),
        (each) => draft.anchors.has(each) || reserved.has(each) || isTaken(each),
      )
      if (id !== schema.id) return false
      reserved.add(id)
    }
  }
  return true
}

/** Repeats the requests of another page. Call it only if `wouldRequestSame` returned true for them. */
export function repeatRequests(requested: RequestedSchemas, draft: ApiDraft): void {
  for (const [key, schema] of requested) {
    if (draft.requested?.has(key) === false) draft.requested.set(key, schema)
    if (!schema || draft.folded.has(key)) continue
    draft.anchors.add(schema.id)
    draft.folded.set(key, schema)
  }
}

/** The keys of named schemas are references, those of inline schemas are pointers. */
function limitOf(key: string): number {
  return key.startsWith('#') ? MAX_FOLDED : MAX_INLINE_FOLDED
}

function idForName(name: string): string {
  return `schema-${name || inEnglish('theme.api.fold.nameless')}`
}
