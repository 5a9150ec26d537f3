import { expect, it } from 'vitest'
import { nodeAt } from '../document-node.js'
import type { JsonObject } from '../json-value.js'
import { createTestDraft } from '../test-draft.js'
import { ROWS_OF_FOLDED } from './api-draft.js'
import { requestFoldedSchema } from './request-folded.js'
import { viewFolded } from './view-folded.js'

const document: JsonObject = {
  components: {
    schemas: {
      Order: { type: 'object', properties: { id: { type: 'string' } } },
      Many: {
        type: 'object',
        properties: Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`p${at}`, { type: 'string' }])),
      },
    },
  },
}

function fold(name: string, draft = createTestDraft(document)) {
  const source = [nodeAt(document, `/components/schemas/${name}`)]
  requestFoldedSchema({ key: `#/components/schemas/${name}`, name, source }, draft)
  return draft
}

it('renders nothing without links to schemas', () => {
  expect(viewFolded(createTestDraft(document))).toEqual([])
})

it('renders each schema below its name, which begins a section', () => {
  const draft = fold('Many', fold('Order'))
  const views = viewFolded(draft)
  expect(views.map((view) => [view.id, 'name' in view && view.name])).toEqual([
    ['schema-Order', 'Order'],
    ['schema-Many', 'Many'],
  ])
  expect(draft.sections.slice(1).map(({ id, title, level }) => [id, title, level])).toEqual([
    ['schema-Order', 'Order', 3],
    ['schema-Many', 'Many', 3],
  ])
})

it('has rows for a schema even on a page that has reached its limit', () => {
  const draft = fold('Order')
  draft.budget.left = 0
  const [view] = viewFolded(draft)
  expect(view && 'schema' in view ? view.schema.properties.length : 0).toBe(1)
  expect(draft.budget.left).toBeLessThanOrEqual(ROWS_OF_FOLDED)
})

it('calls a schema without a name a part', () => {
  const draft = createTestDraft(document)
  requestFoldedSchema({ key: 'x', name: '', source: [nodeAt(document, '/components/schemas/Order')] }, draft)
  viewFolded(draft)
  expect(draft.sections[1]).toMatchObject({ title: 'part', key: 'theme.api.fold.nameless' })
})
