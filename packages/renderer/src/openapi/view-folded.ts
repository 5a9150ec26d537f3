import type { NamedSchemaView } from '../contract/index.js'
import { type ApiDraft, addWords, ROWS_OF_FOLDED } from './api-draft.js'
import type { FoldedSchema } from './folded-schema.js'
import { rootPlace } from './schema-place.js'
import { viewSchema } from './view-schema.js'

/** Draws the schemas that places above link to, and those that these link to, until none is left. */
export function viewFolded(draft: ApiDraft): readonly NamedSchemaView[] {
  const views: NamedSchemaView[] = []
  for (const { id, name, source } of iterate(draft)) {
    draft.sections.push({ id, title: name, level: 3, pieces: [] })
    addWords(draft, name)
    // A place that is led to has something to show, however long the page is already.
    draft.budget.left = Math.max(draft.budget.left, ROWS_OF_FOLDED)
    views.push({ id, name, schema: viewSchema(source, rootPlace(id, 'both'), draft) })
  }
  return views
}

/** A map gives entries that were added while it is walked, too. */
function iterate({ folded }: ApiDraft): Iterable<FoldedSchema> {
  return folded.values()
}
