import type { Definition, Root, RootContent } from 'mdast'
import { expect, it } from 'vitest'
import { plainOptions } from '../../test/markdown/plain-options.js'
import { createCompilation } from './compilation.js'
import { createDocumentScope } from './document-scope.js'

const definition = (identifier: string, url: string): Definition => ({
  type: 'definition',
  identifier,
  url,
})

it('contains the definitions of its file, the first of each label', () => {
  const compilation = createCompilation({ path: 'a.md', text: '', includes: {} }, plainOptions)
  const quote: RootContent = { type: 'blockquote', children: [definition('b', 'deep')] }
  const tree: Root = { type: 'root', children: [definition('a', '1'), quote, definition('a', '2')] }
  const scope = createDocumentScope({ path: 'a.md', text: '[a]: 1' }, compilation, { tree, footnotePrefix: '' })
  expect([...scope.definitions].map(([label, { url }]) => [label, url])).toEqual([
    ['a', '1'],
    ['b', 'deep'],
  ])
})

it('reports a position inside of a node', () => {
  const compilation = createCompilation({ path: 'a.md', text: '', includes: {} }, plainOptions)
  const tree: Root = { type: 'root', children: [] }
  const scope = createDocumentScope({ path: 'a.md', text: 'ab\ncd' }, compilation, { tree, footnotePrefix: '' })
  const start = { line: 1, column: 2, offset: 1 }
  scope.report({ position: { start } }, { code: 'broken-link', message: 'm' }, 3)
  expect(compilation.diagnostics).toMatchObject([{ file: 'a.md', line: 2, column: 2 }])
})
