import type { Code, Root } from 'mdast'
import { expect, it } from 'vitest'
import { plainOptions } from '../../../test/markdown/plain-options.js'
import { parseMarkdown } from '../../parse/parse-markdown.js'
import { createCompilation } from '../compilation.js'
import { createDocumentScope } from '../document-scope.js'
import { transformCode } from './transform-code.js'

function firstCode(tree: Root): Code {
  const [node] = tree.children
  if (node?.type !== 'code') throw new Error('no code')
  return node
}

function blockOf(text: string) {
  const tree = parseMarkdown(text, { parser: 'satteri' })
  const compilation = createCompilation({ path: 'a.md', text, includes: {} }, plainOptions)
  const node = firstCode(tree)
  transformCode(node, createDocumentScope({ path: 'a.md', text }, compilation, { tree, footnotePrefix: '' }))
  return node.data?.block
}

it.each([
  ['```js {1}\na\n```', { language: 'js', meta: '{1}', position: { line: 1, languageColumn: 4, metaColumn: 7 } }],
  [
    '~~~~   js   x js\na\n~~~~',
    { language: 'js', meta: 'x js', position: { line: 1, languageColumn: 8, metaColumn: 13 } },
  ],
  ['```\na\n```', { language: '', meta: '', position: { line: 1, languageColumn: 4, metaColumn: 4 } }],
])('finds language and meta in %j', (text, block) => expect(blockOf(text)).toEqual({ kind: 'code', ...block }))

it('has no such positions in an indented block', () => {
  expect(blockOf('    a')).toEqual({ kind: 'code', language: '', meta: '' })
})
