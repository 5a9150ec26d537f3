import { expect, it } from 'vitest'
import { createTestPage } from '../../../../test/markdown/create-test-page.js'
import { renderView } from './view.js'

it('renders a text as a hole, and indexes its fallback', () => {
  const { draft, element } = createTestPage()
  const html = renderView(element, { kind: 'text', key: 'a', fallback: 'A', values: { b: 'B' } }, draft)
  expect(draft.markers.cut(html).holes).toEqual([{ kind: 'text', key: 'a', values: { b: 'B' }, fallback: 'A' }])
})

it('lists the headings between two levels once the page is rendered', () => {
  const { draft, element } = createTestPage()
  const html = renderView(element, { kind: 'toc', min: 3, max: 3 }, draft)
  const entry = (id: string, level: number) => ({ id, level, html: id, text: id })
  draft.toc.push(entry('two', 2), entry('three', 3), entry('four', 4))
  const { parts } = draft.markers.cut(html)
  expect(parts.join('').match(/#\w+/g)).toEqual(['#three'])
})

it('resolves the links of given cards, except those to other sites', () => {
  const { draft, element } = createTestPage()
  const cards = ['./a.md', 'https://b.example'].map((href) => ({ kind: 'doc' as const, label: 'A', href }))
  renderView(element, { kind: 'given-cards', cards }, draft)
  expect(draft.links.map(({ href }) => href)).toEqual(['./a.md'])
})
