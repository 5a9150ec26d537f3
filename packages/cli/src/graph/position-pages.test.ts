import { describe, expect, it } from 'vitest'
import { createTestGraph, findDoc, type TestSite } from './create-test-graph.js'

const neighbors = (site: TestSite, id: string) => {
  const { previous, next } = findDoc(createTestGraph(site).value, id)
  return [previous?.label, next?.label]
}

describe('previous and next', () => {
  const docs = {
    '1-a.md': { title: 'A' },
    '2-b/index.md': { title: 'B' },
    '2-b/1-c.md': { title: 'C', sidebar_label: 'See' },
    '2-b/2-hidden.md': { unlisted: true },
    '3-d/1-e.md': { title: 'E', sidebar_label: 'Eee', pagination_label: 'Page E' },
  }

  it.each([
    ['a', [undefined, 'B']],
    ['b/index', ['A', 'See']],
    ['b/c', ['B', 'Page E']],
    ['b/hidden', [undefined, undefined]],
    ['d/e', ['See', undefined]],
  ])('of %s follow the sidebar and skip unlisted pages', (id, labels) => {
    expect(neighbors({ docs }, id)).toEqual(labels)
  })

  it('come from the front matter', () => {
    const own = {
      'a.md': { pagination_next: 'c' },
      'b.md': { pagination_prev: null, pagination_next: null },
      'c.md': {},
    }
    expect(neighbors({ docs: own }, 'a')).toEqual([undefined, 'c'])
    expect(neighbors({ docs: own }, 'b')).toEqual([undefined, undefined])
  })

  it('report an unknown doc at its line, and fall back to the sidebar', () => {
    const own = { 'alpha.md': {}, 'b.md': { title: 'B', pagination_next: 'alpa' }, 'c.md': {} }
    const { diagnostics } = createTestGraph({ docs: own })
    expect(diagnostics).toEqual([
      {
        code: 'unknown-doc',
        severity: 'error',
        file: 'docs/b.md',
        line: 3,
        column: 18,
        length: 6,
        message: 'pagination_next: there is no document "alpa"',
        hint: 'Did you mean alpha?',
      },
    ])
    expect(neighbors({ docs: own }, 'b')).toEqual(['alpha', 'c'])
  })

  it('of a release say which one is newer, but not of other dated pages', () => {
    const release = (day: string) => ({ date: `2026-07-${day}`, labels: ['New'] })
    const { value } = createTestGraph({
      config: { docs: { showDate: true } },
      docs: {
        '1-new.md': release('03'),
        '2-middle.md': release('02'),
        '3-old.md': release('01'),
        '4-policy.md': { date: '2026-07-01' },
      },
    })
    const ages = (id: string) => {
      const { previous, next } = findDoc(value, id)
      return [previous?.age, next?.age]
    }
    expect(ages('middle')).toEqual(['newer', 'older'])
    expect(ages('old')).toEqual(['newer', undefined])
    expect(ages('policy')).toEqual([undefined, undefined])
  })

  it('never link to a draft', () => {
    expect(neighbors({ docs: { 'a.md': { pagination_next: 'b' }, 'b.md': { draft: true } } }, 'a')).toEqual([
      undefined,
      undefined,
    ])
    expect(
      createTestGraph({ docs: { 'a.md': { pagination_next: 'b' }, 'b.md': { draft: true } } }).diagnostics,
    ).toEqual([])
  })

  it('skip references and external links', () => {
    const config = {
      docs: {
        sidebars: {
          main: ['a', { type: 'ref', id: 'b' }, { type: 'link', label: 'x', href: 'https://x.example' }, 'c'],
        },
      },
    }
    const site = { docs: { 'a.md': {}, 'b.md': {}, 'c.md': {} }, config }
    expect(neighbors(site, 'a')).toEqual([undefined, 'c'])
    expect(findDoc(createTestGraph(site).value, 'b').sidebar).toBeUndefined()
  })
})

describe('the sidebar of a page', () => {
  const docs = { 'a.md': {}, 'b.md': { displayed_sidebar: 'one' }, 'c.md': { displayed_sidebar: null }, 'd.md': {} }
  const config = { docs: { sidebars: { one: ['a', 'c'], two: [{ X: ['a', 'b', 'c'] }] } } }
  const { value } = createTestGraph({ docs, config })

  it.each([
    // A page belongs to the last sidebar that lists it; `displayed_sidebar` overrides it.
    ['a', 'two', [0, 0]],
    ['b', 'one', []],
    ['c', undefined, []],
    ['d', undefined, []],
  ])('of %s is %s', (id, sidebar, itemPath) => {
    expect(findDoc(value, id)).toMatchObject({ itemPath })
    expect(findDoc(value, id).sidebar).toBe(sidebar)
  })

  it('must exist', () => {
    const { diagnostics, value: graph } = createTestGraph({
      docs: { 'a.md': { displayed_sidebar: 'ones' } },
      config: { docs: { sidebars: { one: ['a'] } } },
    })
    expect(diagnostics).toMatchObject([
      { code: 'unknown-sidebar', file: 'docs/a.md', line: 2, hint: 'Did you mean one?' },
    ])
    expect(findDoc(graph, 'a').sidebar).toBeUndefined()
  })
})

describe('breadcrumbs', () => {
  const docs = { 'a/index.md': { title: 'A' }, 'a/b/c.md': { title: 'C' }, 'top.md': { title: 'Top' } }

  it('list the categories around a page, linked if they have a page, and the page', () => {
    const { value } = createTestGraph({ docs })
    expect(findDoc(value, 'a/b/c').breadcrumbs).toEqual([
      { label: 'A', href: '/a' },
      { label: 'b' },
      { label: 'C', href: '/a/b/c' },
    ])
    expect(findDoc(value, 'a/index').breadcrumbs).toEqual([{ label: 'A', href: '/a' }])
    expect(findDoc(value, 'top').breadcrumbs).toEqual([{ label: 'Top', href: '/top' }])
  })

  it('are absent without a sidebar and if the config disables them', () => {
    const off = createTestGraph({ docs, config: { docs: { breadcrumbs: false } } }).value
    const bare = createTestGraph({ docs, config: { docs: { sidebars: false } } }).value
    expect(findDoc(off, 'a/b/c').breadcrumbs).toEqual([])
    expect(findDoc(bare, 'a/b/c').breadcrumbs).toEqual([])
  })
})

it('siblings are the items of the category that the page opens, else its siblings, on pages that show cards', () => {
  const { value } = createTestGraph({
    docs: {
      'a/index.md': { listsCards: true },
      'a/x.md': { listsCards: true },
      'a/y.md': {},
      'b.md': { listsCards: true },
    },
  })
  const labels = (id: string) => findDoc(value, id).siblings.map((item) => (item.kind === 'html' ? '' : item.label))
  expect(labels('a/index')).toEqual(['x', 'y'])
  expect(labels('a/x')).toEqual(['x', 'y'])
  expect(labels('a/y')).toEqual([])
  expect(labels('b')).toEqual(['a', 'b'])
})
