import type { NamedSchemaView, RenderedSchemaView } from '../../contract/index.js'
import { API_HEADINGS, type ApiHeadingKey } from '../api-words.js'
import type { FoldedSchema } from '../schema/folded-schema.js'
import { readSchema } from '../schema/read-schema.js'
import { type ApiDraft, addWords, MAX_FOLDED, ROWS_OF_FOLDED } from './api-draft.js'
import { renderRow } from './render-row.js'
import { rootPosition } from './schema-position.js'
import { viewSchema } from './view-schema.js'

const NAMELESS = 'theme.api.fold.nameless' satisfies ApiHeadingKey

/** Renders the schemas that collapsed references link to, and the schemas that those schemas link to in turn. */
export function viewFolded(draft: ApiDraft): readonly (NamedSchemaView | RenderedSchemaView)[] {
  const views: (NamedSchemaView | RenderedSchemaView)[] = []
  for (const folded of iterate(draft)) {
    const { id, name } = folded
    const heading = name === '' ? { title: API_HEADINGS[NAMELESS], key: NAMELESS } : { title: name }
    draft.sections.push({ id, ...heading, level: 3, pieces: [] })
    addWords(draft, name)
    // Render the target of a link even if the page has reached its limit.
    draft.budget.left = views.length < MAX_FOLDED ? Math.max(draft.budget.left, ROWS_OF_FOLDED) : 0
    views.push(renderNamed(folded, draft) ?? viewNamed(folded, id, draft))
  }
  return views
}

/** Iterating a map includes entries added meanwhile. */
function iterate({ folded }: ApiDraft): Iterable<FoldedSchema> {
  return folded.values()
}

/** Renders a schema once for all pages on which its links are equal; `undefined` if the page must render it itself. */
function renderNamed(folded: FoldedSchema, draft: ApiDraft): RenderedSchemaView | undefined {
  const { rowCache } = draft
  const { id, name, source } = folded
  if (!rowCache?.printNamed) return undefined
  const { printNamed } = rowCache
  return renderRow(
    {
      schema: readSchema(source),
      key: `named ${name}`,
      side: 'both',
      id,
      path: new Map(),
      print: (ownId, _ancestors, page) => printNamed(viewNamed(folded, ownId, page), page.markers.text),
    },
    rowCache,
    draft,
  )
}

function viewNamed({ name, source }: FoldedSchema, id: string, draft: ApiDraft): NamedSchemaView {
  return { id, name: name || draft.markers.text(NAMELESS), schema: viewSchema(source, rootPosition(id, 'both'), draft) }
}
