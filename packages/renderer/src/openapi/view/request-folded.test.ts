import { expect, it } from 'vitest'
import { nodeAt } from '../document-node.js'
import type { FoldedSchema } from '../schema/folded-schema.js'
import { createTestDraft } from '../test-draft.js'
import { type ApiDraft, MAX_FOLDED, MAX_INLINE_FOLDED } from './api-draft.js'
import { repeatRequests, requestFoldedSchema, wouldRequestSame } from './request-folded.js'

const document = { components: { schemas: { A: {}, B: {} } } }
const ask = (name: string, draft: ApiDraft): FoldedSchema | undefined =>
  requestFoldedSchema({ key: `#/components/schemas/${name}`, name, source: [nodeAt(document, '/components')] }, draft)
const rowDraft = (): ApiDraft & { readonly requested: Map<string, FoldedSchema | undefined> } => ({
  ...createTestDraft(document),
  requested: new Map(),
})
const free = (): boolean => false

function fill(draft: ApiDraft, total: number): void {
  for (let count = 0; count < total; count += 1) ask(`Other${count}`, draft)
}

it('assigns a schema one position, and none if the page is full', () => {
  const draft = createTestDraft(document)
  expect(ask('A', draft)?.id).toBe('schema-A')
  expect(ask('A', draft)).toBe(ask('A', draft))
  fill(draft, MAX_FOLDED - 1)
  expect(ask('B', draft)).toBeUndefined()
  expect(ask('A', draft)?.id).toBe('schema-A')
})

it('keeps inline schemas on a full page, because no other page may show them', () => {
  const draft = createTestDraft(document)
  fill(draft, MAX_FOLDED)
  const request = (key: string) => ({ key, name: '', source: [nodeAt(document, '/components')] })
  const row = rowDraft()
  fill(row, MAX_FOLDED)
  row.requested.clear()
  expect(requestFoldedSchema(request('/paths/a'), row)?.id).toBe('schema-part')
  expect(wouldRequestSame(row.requested, draft, free)).toBe(true)
  for (let count = MAX_FOLDED; count < MAX_INLINE_FOLDED; count += 1)
    expect(requestFoldedSchema(request(`/paths/${count}`), draft)).toBeDefined()
  expect(requestFoldedSchema(request('/paths/a'), draft)).toBeUndefined()
})

it('distinguishes pages with equal answers from others', () => {
  const row = rowDraft()
  ask('A', row)
  ask('B', row)
  const [empty, full, almost] = [createTestDraft(document), createTestDraft(document), createTestDraft(document)]
  fill(full, MAX_FOLDED)
  fill(almost, MAX_FOLDED - 1)
  expect([empty, full, almost].map((draft) => wouldRequestSame(row.requested, draft, free))).toEqual([
    true,
    false,
    false,
  ])
  // One that exists already needs no space.
  ask('A', almost)
  const other = rowDraft()
  ask('A', other)
  expect(wouldRequestSame(other.requested, almost, free)).toBe(true)
})

it('distinguishes a full page from one with room for what found none', () => {
  const row = rowDraft()
  fill(row, MAX_FOLDED)
  row.requested.clear()
  ask('A', row)
  const full = createTestDraft(document)
  fill(full, MAX_FOLDED)
  expect(wouldRequestSame(row.requested, full, free)).toBe(true)
  expect(wouldRequestSame(row.requested, createTestDraft(document), free)).toBe(false)
})

it('detects that an id is taken', () => {
  const row = rowDraft()
  ask('A', row)
  const page = createTestDraft(document)
  page.anchors.add('schema-A')
  expect(wouldRequestSame(row.requested, page, free)).toBe(false)
  expect(wouldRequestSame(row.requested, createTestDraft(document), (id) => id === 'schema-A')).toBe(false)
})

it('returns the same as the other page', () => {
  const row = rowDraft()
  ask('A', row)
  const page = rowDraft()
  repeatRequests(row.requested, page)
  expect([...page.folded.keys(), ...page.requested.keys()]).toEqual([
    '#/components/schemas/A',
    '#/components/schemas/A',
  ])
  expect(page.anchors.has('schema-A')).toBe(true)
})
