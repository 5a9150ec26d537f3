import { expect, it } from 'vitest'
import { createTestDraft } from '../test-draft.js'
import { type ApiDraft, addWords, describe, linkTo, MAX_ID_LENGTH, takeId } from './api-draft.js'
import { type RowRequest, renderRow } from './render-row.js'
import type { RowCache } from './row-cache.js'
import { writeRow } from './write-row.js'

const createCache = (): RowCache => ({ print: () => '', templates: new WeakMap() })

const schema = {}
/** A row with an id, a description and a link, which counts how often it is rendered. */
function request(more: Partial<RowRequest> = {}): { readonly row: RowRequest; readonly count: () => number } {
  let renders = 0
  const row: RowRequest = {
    schema,
    key: 'row',
    side: 'both',
    id: 'a',
    path: new Map(),
    print: (id, _path, draft) => {
      renders += 1
      addWords(draft, 'word')
      const text = describe(draft, { text: 'what', pointer: '/x' })
      return `<li id="${takeId(draft, `${id}.in`)}">${text}<a href="${linkTo(draft, '/p', '/x')}">#${id}</a></li>`
    },
    ...more,
  }
  return { row, count: () => renders }
}

/** The rows of a page as text. */
function write({ rows }: ApiDraft): string[] {
  return rows.map((row) => {
    let text = ''
    writeRow(row, {
      text: (html) => {
        text += html
      },
      hole: (hole) => {
        text += JSON.stringify(hole)
      },
      description: (index) => {
        text += `[d${index}]`
      },
      anchor: () => {},
    })
    return text
  })
}

it('renders the same row once for all pages, with the ids, descriptions and links of each', () => {
  const cache = createCache()
  const { row, count } = request()
  const first = createTestDraft({})
  expect(renderRow(row, cache, first)).toEqual({ id: 'a', html: '\u0000r0\u0000' })
  const second = createTestDraft({})
  describe(second, { text: 'other', pointer: '/y' })
  linkTo(second, '/q', '/y')
  expect(renderRow({ ...row, id: 'b' }, cache, second)?.html).toBe('\u0000r0\u0000')
  expect(count()).toBe(1)
  expect(write(first)).toEqual(['<li id="a.in">[d0]<a href="{"kind":"link","link":0}">#a</a></li>'])
  expect(write(second)).toEqual(['<li id="b.in">[d1]<a href="{"kind":"link","link":1}">#b</a></li>'])
  expect([...second.anchors]).toEqual(['b.in'])
  expect(second.sections[0]?.pieces).toEqual([0, 'word', 1])
})

it('leaves a row to the page if one of its ids is taken or too long', () => {
  const draft = createTestDraft({})
  takeId(draft, 'a.in')
  const { row } = request()
  expect(renderRow(row, createCache(), draft)).toBeUndefined()
  expect(renderRow({ ...row, id: 'x'.repeat(MAX_ID_LENGTH) }, createCache(), createTestDraft({}))).toBeUndefined()
  expect(renderRow(request({ print: () => '<li id="fixed"></li>' }).row, createCache(), draft)).toBeUndefined()
})

it('renders again for another schema or key, but not for as many remaining rows', () => {
  const cache = createCache()
  let renders = 0
  const print: RowRequest['print'] = (_id, _path, draft) => {
    renders += 1
    draft.budget.left -= 1
    return '<li></li>'
  }
  const { row } = request({ print })
  const draft = createTestDraft({})
  const before = draft.budget.left
  for (const each of [row, { ...row, key: 'other' }, { ...row, schema: {} }, row]) renderRow(each, cache, draft)
  expect(renders).toBe(3)
  expect(before - draft.budget.left).toBe(4)
})

it('renders a row of one side only for that side', () => {
  const cache = createCache()
  let renders = 0
  const print: RowRequest['print'] = (_id, _path, draft) => {
    renders += 1
    draft.flags.isSided = true
    return '<li></li>'
  }
  const draft = createTestDraft({})
  for (const side of ['request', 'response', 'request'] as const) renderRow(request({ side, print }).row, cache, draft)
  expect(renders).toBe(2)
  expect(draft.flags.isSided).toBe(true)
})

it('caches no more than a few templates of one row', () => {
  const cache = createCache()
  const draft = createTestDraft({})
  for (let at = 0; at < 20; at++) {
    const { row } = request({ side: 'both', path: new Map([[`schema${at}`, `at${at}`]]) })
    const print: RowRequest['print'] = (_id, _path, page) => {
      page.inside?.add(`schema${at}`)
      return '<li></li>'
    }
    renderRow({ ...row, print }, cache, draft)
  }
  expect(cache.templates.get(schema)?.get('row')).toHaveLength(8)
})
