import type { NamedSchemaView } from '../contract/index.js'
import { type ApiDraft, addWords } from './api-draft.js'
import { rootPlace, viewSchema } from './view-schema.js'

/** Draws the schemas that places above link to, and those that these link to, until none is left. */
export function viewFolded(draft: ApiDraft): readonly NamedSchemaView[] {
  const views: NamedSchemaView[] = []
  for (const { id, name, source } of iterate(draft)) {
    draft.sections.push({ id, title: name, level: 3, pieces: [] })
    addWords(draft, name)
    views.push({ id, name, schema: viewSchema(source, rootPlace(id, 'both'), draft) })
  }
  return views
}

/** A map gives entries that were added while it is walked, too. */
function iterate({ folded }: ApiDraft): Iterable<{
  readonly id: string
  readonly name: string
  readonly source: Parameters<typeof viewSchema>[0]
}> {
  return folded.values()
}
