import { type ApiDraft, findId, MOST_FOLDED, takeId } from './api-draft.js'
import { type DocumentNode, targetOf } from './document-node.js'
import type { AskedSchemas, FoldedSchema } from './folded-schema.js'

/** The schema at the end of the page that a folded place links to; nothing where the page has no room for it. */
export function askFolded(
  { reference, name, node }: { readonly reference: string; readonly name: string; readonly node: DocumentNode },
  draft: ApiDraft,
): FoldedSchema | undefined {
  const found = draft.folded.get(reference) ?? make()
  if (!draft.asked?.has(reference)) draft.asked?.set(reference, found)
  return found

  function make(): FoldedSchema | undefined {
    if (draft.folded.size >= MOST_FOLDED) return undefined
    const id = takeId(draft, wantedId(name))
    // The schema itself: what one place says beside its reference is about that place alone.
    const made = { reference, id, name, source: [targetOf(node, reference)] }
    draft.folded.set(reference, made)
    return made
  }
}

/** Whether the page would answer as another did; `isTaken` tells of ids that it would take before. */
export function answersAlike(asked: AskedSchemas, draft: ApiDraft, isTaken: (id: string) => boolean): boolean {
  const placed = new Set<string>()
  for (const [reference, schema] of asked) {
    const known = draft.folded.get(reference)
    if (known) {
      if (known.id !== schema?.id) return false
    } else if (draft.folded.size + placed.size >= MOST_FOLDED) {
      if (schema) return false
    } else {
      if (!schema) return false
      const id = findId(wantedId(schema.name), (each) => draft.anchors.has(each) || placed.has(each) || isTaken(each))
      if (id !== schema.id) return false
      placed.add(id)
    }
  }
  return true
}

/** Answers as another page did, which this one `answersAlike`. */
export function answerAs(asked: AskedSchemas, draft: ApiDraft): void {
  for (const [reference, schema] of asked) {
    if (draft.asked?.has(reference) === false) draft.asked.set(reference, schema)
    if (!schema || draft.folded.has(reference)) continue
    draft.anchors.add(schema.id)
    draft.folded.set(reference, schema)
  }
}

function wantedId(name: string): string {
  return `schema-${name}`
}
