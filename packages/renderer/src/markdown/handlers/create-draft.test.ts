import { expect, it } from 'vitest'
import { createTestPage } from '../../../test/markdown/create-test-page.js'

const textNode = (value: string) => ({ type: 'text', value }) as const

it('renders nodes at another position, and returns to the old one', () => {
  const { draft } = createTestPage()
  expect(draft.render([textNode('a < b')], { file: 'part.md', isSilent: true })).toBe('a &lt; b')
  expect([draft.file, draft.isSilent, draft.isNested]).toEqual(['page.mdx', false, false])
})

it('reports a problem in the current file, at a URL where the source has one', () => {
  const { compilation, draft, element } = createTestPage('[a](b.md) and [c](./d.md)\n')
  const problem = { code: 'broken-link', message: 'no' } as const
  draft.report(element, problem)
  draft.reportUrl(element, './d.md', problem)
  draft.reportUrl(element, 'gone.md', problem)
  draft.reportUrl({}, './d.md', problem)
  expect(compilation.diagnostics.map(({ line, column, length }) => [line, column, length])).toEqual([
    [1, 1, undefined],
    [1, 19, 6],
    [1, 1, undefined],
    [undefined, undefined, undefined],
  ])
})

it('numbers links, and records which a plugin has inserted', () => {
  const plugins = createTestPage('', { rehypePlugins: [() => {}] })
  expect(plugins.draft.link('link', 'a.md', plugins.element)).toBe(0)
  expect(plugins.draft.link('image', 'b.png', { isHtml: true })).toBe(1)
  expect(plugins.draft.links).toEqual([
    { kind: 'link', href: 'a.md', file: 'page.mdx', line: 1, column: 1 },
    { kind: 'image', href: 'b.png', file: 'page.mdx', line: 1, column: 1, isHtml: true, isInserted: true },
  ])
  const plain = createTestPage()
  plain.draft.link('link', 'a.md', {})
  expect(plain.draft.links[0]).not.toHaveProperty('isInserted')
})
