import type { SchemaLinkView, SchemaPageView } from '../../contract/index.js'
import { nodeAt } from '../document-node.js'
import { findBodyExamples } from '../find-body-examples.js'
import type { SchemaUsers } from '../find-schema-users.js'
import { schemaExamples } from '../samples/example-value.js'
import type { SchemaEntry } from '../schema-entry.js'
import { type ApiDraft, addWords, linkTo, openHeading, takeId } from './api-draft.js'
import { rootPosition } from './schema-position.js'
import { viewExamples } from './view-examples.js'
import { viewFolded } from './view-folded.js'
import { viewLink } from './view-overview.js'
import { viewSchema } from './view-schema.js'

/** The inputs of a schema's page. */
export interface SchemaPageInput {
  /** Parent route of the pages. */
  readonly routeBase: string
  readonly users: SchemaUsers
}

/** The view of the page of a named schema. */
export function viewSchemaPage(
  { pointer, name }: SchemaEntry,
  { routeBase, users }: SchemaPageInput,
  draft: ApiDraft,
): SchemaPageView {
  const node = nodeAt(draft.document, pointer)
  const id = takeId(draft, 'schema')
  addWords(draft, name)
  const schema = viewSchema([node], rootPosition(id, 'both'), draft)
  const body = { schema: node, mediaType: 'application/json', side: 'response', id } as const
  const written = schemaExamples({ ...body, examples: [] })
  const examples = viewExamples(
    { ...body, examples: written.length > 0 ? written : findBodyExamples(node, users.operations) },
    draft,
  )
  const schemas = viewFolded(draft)
  const usedByHeading = openHeading(draft, { id: 'used-by', level: 2, key: 'theme.api.usedBy' })
  return {
    id,
    schema,
    examples,
    usedByHeading,
    operations: users.operations.map((operation) => viewLink(operation, routeBase, draft)),
    usedBy: users.schemas.map(
      (user): SchemaLinkView => ({
        name: user.name,
        isDeprecated: user.isDeprecated,
        href: linkTo(draft, `${routeBase}/${user.slug}`, user.pointer),
      }),
    ),
    schemas,
  }
}
