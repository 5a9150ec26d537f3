import { describe, expect, it } from 'vitest'
import type { PropertyView, SchemaView } from '../../contract/index.js'
import { nodeAt } from '../document-node.js'
import type { JsonObject } from '../json-value.js'
import { wordsOf } from '../test-draft.js'
import { type ApiDraft, createApiDraft, MAX_ROWS } from './api-draft.js'
import { rootPosition } from './schema-position.js'
import { viewFolded } from './view-folded.js'
import { viewSchema } from './view-schema.js'

/** The schemas at the end of the page; without a cache, each is rendered for this page. */
const renderFolded = (draft: ApiDraft) => viewFolded(draft).flatMap((each) => ('schema' in each ? [each] : []))

function start(schemas: JsonObject) {
  const document = { openapi: '3.1.0', components: { schemas } }
  const draft = createApiDraft({ document, validate: () => undefined, writeSamples: () => [] })
  const view = (name: string): SchemaView =>
    viewSchema([nodeAt(document, `/components/schemas/${name}`)], rootPosition('body', 'response'), draft)
  return { draft, view }
}

const rows = ({ properties }: SchemaView): readonly PropertyView[] =>
  properties.flatMap((row) => ('schema' in row ? [row] : []))
const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` })

describe('the tree of a schema', () => {
  it('has required properties first, and ids that reflect their position', () => {
    const { view } = start({ A: { required: ['b'], properties: { a: {}, b: { properties: { c: {} } } } } })
    const [first, second] = rows(view('A'))
    expect([first?.id, second?.id]).toEqual(['body.b', 'body.a'])
    expect(first && rows(first.schema).map(({ id }) => id)).toEqual(['body.b.c'])
  })

  it('shows no type for a required property without a schema', () => {
    const { view, draft } = start({ A: { required: ['a', 'b'], properties: { a: {} } } })
    const types = rows(view('A')).map(({ schema }) => schema.type)
    expect(types).toEqual([draft.markers.text('theme.api.type.any'), ''])
  })

  it("shows UI strings in the page's language, with the same ids in all languages", () => {
    const either = { oneOf: [{ type: 'string', minLength: 1 }, { type: 'integer' }] }
    const { view, draft } = start({ A: { anyOf: [either, { items: either }, { not: {} }, {}] } })
    const said = (label: string): string =>
      draft.markers
        .cut(label)
        .holes.map((hole) => hole.kind === 'text' && hole.key)
        .join()
    const [group] = view('A').variantGroups
    expect(group?.variants.map(({ id, label, schema }) => [id, said(label), schema.type === label])).toEqual([
      ['body.one-of', 'theme.api.type.oneOf', true],
      ['body.(one-of)[]', 'theme.api.type.oneOf', true],
      ['body.any', 'theme.api.type.any', true],
      ['body.any-2', 'theme.api.type.any', false],
    ])
    expect(wordsOf(draft).join(' ').trim()).toBe('')
  })

  it('ends at a recursive schema, with a link to where it began', () => {
    const { view } = start({ A: { properties: { next: ref('A') } } })
    const [next] = rows(view('A'))
    expect(next?.schema.fold).toEqual({ reason: 'recursive', name: 'A', href: '#body' })
  })

  it('names an unnamed recursive schema after its property', () => {
    const { view } = start({
      Own: { properties: { a: { ...ref('A'), deprecated: true } } },
      A: { properties: { parent: { anyOf: [ref('A'), { type: 'string' }] } } },
    })
    const [a] = rows(view('Own'))
    const [parent] = a ? rows(a.schema) : []
    const inner = parent?.schema.variantGroups[0]?.variants[0]?.schema
    const again = inner && rows(inner)[0]?.schema.fold
    expect(again).toEqual({ reason: 'recursive', name: 'parent', href: '#body.a.parent' })
  })

  it('shows a deep named schema once, at the end of the page', () => {
    const { draft, view } = start({
      A: { properties: { b: ref('B') } },
      B: { properties: { c: ref('C') } },
      C: { properties: { d: ref('D') } },
      D: { properties: { e: ref('E'), again: ref('E') } },
      E: { properties: { f: {} } },
    })
    let deepest = view('A')
    for (let row = rows(deepest)[0]; row; row = rows(deepest)[0]) deepest = row.schema
    expect(deepest.fold).toEqual({ reason: 'deep', name: 'E', href: '#schema-E' })
    expect(renderFolded(draft).map(({ id, name, schema }) => [id, name, rows(schema).map((row) => row.id)])).toEqual([
      ['schema-E', 'E', ['schema-E.f']],
    ])
  })

  it('folds named schemas earlier if the page has many rows', () => {
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`p${index}`, {}]))
    const { draft, view } = start({ A: { properties: { ...many, last: ref('B') } }, B: { properties: { c: {} } } })
    expect(rows(view('A')).at(-1)?.schema.fold?.href).toBe('#schema-B')
    expect(draft.budget.left).toBe(MAX_ROWS - 61)
  })

  it('shows a folded schema without the notes of one position', () => {
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`p${index}`, {}]))
    const { draft, view } = start({
      A: { properties: { ...many, last: { ...ref('B'), description: 'The last one.' } } },
      B: { description: 'Any B.', properties: { c: {} } },
    })
    view('A')
    const before = draft.descriptions.length
    renderFolded(draft)
    expect(draft.descriptions.slice(before).map(({ text }) => text)).toEqual(['Any B.'])
  })

  it('loses nothing of a schema that extends the component that it refers to', () => {
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`p${index}`, {}]))
    const last = { ...ref('B'), properties: { own: {} } }
    const { view } = start({ A: { properties: { ...many, last } }, B: { properties: { c: {} } } })
    const { schema } = rows(view('A')).at(-1) ?? {}
    expect(schema && rows(schema).map(({ name }) => name)).toEqual(['own', 'c'])
  })

  it('also folds unnamed schemas, named after their property', () => {
    const many = Object.fromEntries(Array.from({ length: MAX_ROWS }, (_, index) => [`p${index}`, {}]))
    const list = { type: 'array', items: { properties: { c: {} } } }
    const { draft, view } = start({ A: { properties: { ...many, list } } })
    expect(rows(view('A')).at(-1)?.schema.fold).toEqual({ reason: 'deep', name: 'list', href: '#schema-list' })
    const [folded] = renderFolded(draft)
    expect(folded?.schema.items && rows(folded.schema.items).map(({ id }) => id)).toEqual(['schema-list[].c'])
  })

  it('links from an array to its items if they have a name, not to the array', () => {
    const many = Object.fromEntries(Array.from({ length: MAX_ROWS }, (_, index) => [`p${index}`, {}]))
    const list = { type: 'array', items: ref('B') }
    const { draft, view } = start({ A: { properties: { ...many, list, other: list } }, B: { properties: { c: {} } } })
    const folds = rows(view('A')).map(({ schema }) => schema.items?.fold?.href)
    expect(folds.slice(-2)).toEqual(['#schema-B', '#schema-B'])
    expect(renderFolded(draft).map(({ id }) => id)).toEqual(['schema-B'])
  })

  it('shows all schemas that a page links to, each once, even if there are many', () => {
    const wide = (to: readonly number[]) => ({
      properties: Object.fromEntries(to.map((each) => [`s${each}`, ref(`S${each}`)])),
    })
    // A tree of seventy, as in an API of payment terminals.
    const schemas = Array.from({ length: 70 }, (_, at) => [
      `S${at}`,
      { properties: { own: {}, ...wide([3 * at + 1, 3 * at + 2, 3 * at + 3].filter((each) => each < 70)).properties } },
    ])
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`p${index}`, {}]))
    const { draft, view } = start({ ...Object.fromEntries(schemas), A: { properties: { ...many, first: ref('S0') } } })
    view('A')
    const folded = renderFolded(draft)
    expect(folded).toHaveLength(70)
    const left = folded.flatMap(({ schema }) => rows(schema)).filter((row) => 'schema' in row && row.schema.fold)
    expect(left.every((row) => row.schema.fold?.href)).toBe(true)
  })

  it('folds no array or map of plain values, however many rows there are', () => {
    const many = Object.fromEntries(Array.from({ length: MAX_ROWS }, (_, index) => [`p${index}`, {}]))
    const plain = { list: { items: { maxLength: 7 } }, map: { additionalProperties: { maxLength: 8 } } }
    const { view } = start({ A: { properties: { ...many, ...plain } } })
    const [list, map] = rows(view('A')).slice(-2)
    expect(list?.schema).toMatchObject({ items: { constraints: [{ value: '7' }] } })
    expect(map && rows(map.schema)).toMatchObject([{ schema: { constraints: [{ value: '8' }] } }])
  })

  it('cuts only examples that are far too long', () => {
    const { view } = start({ A: { example: 'a'.repeat(5000) }, B: { example: 'b'.repeat(50_000) } })
    expect(view('A').examples).toEqual([JSON.stringify('a'.repeat(5000))])
    expect(view('B').examples).toEqual([expect.stringMatching(/^"b{39999}…$/)])
  })

  it('shows no example that its constant rules out', () => {
    const { view } = start({ Kind: { enum: ['a', 'b'], example: 'a' }, A: { allOf: [ref('Kind'), { const: 'b' }] } })
    const { examples, constant, enumValues } = view('A')
    expect({ examples, constant, enumValues: enumValues.map(({ value }) => value) }).toEqual({
      examples: [],
      constant: '"b"',
      enumValues: ['b'],
    })
  })

  it('has no tabs for alternatives that are only types', () => {
    const { view } = start({
      A: {
        properties: {
          id: { oneOf: [{ type: 'string' }, { type: 'integer' }], description: 'By number or name.' },
          owner: { anyOf: [ref('Owner'), { type: 'null' }], description: 'Who has it.' },
          mixed: { oneOf: [{ type: 'string' }, ref('Owner')] },
        },
      },
      Owner: { type: 'object', description: 'A person.', properties: { name: { type: 'string' } } },
    })
    const [id, owner, mixed] = rows(view('A')).map(({ schema }) => schema)
    expect(id).toMatchObject({ type: 'string | integer', variantGroups: [] })
    expect(owner).toMatchObject({ type: 'object | null', title: 'Owner', isNullable: true, variantGroups: [] })
    expect(owner && rows(owner).map(({ name }) => name)).toEqual(['name'])
    expect(mixed?.variantGroups[0]?.variants.map(({ label }) => label)).toEqual(['string', 'Owner'])
  })
})
