import type { RootContent } from 'mdast'
import { expect, it } from 'vitest'
import { wrapLines } from './wrap-lines.js'

const text = (value: string): RootContent => ({ type: 'text', value })
const block = (value: string): RootContent => ({ type: 'code', value })
const result = (value: string, line: number): RootContent => ({
  type: 'text',
  value,
  data: { isBlockResult: true },
  position: { start: { line, column: 1 }, end: { line, column: 2 } },
})

const outline = (nodes: readonly RootContent[]): unknown =>
  wrapLines(nodes).map((node) =>
    node.type === 'paragraph' ? node.children.map((child) => ('value' in child ? child.value : child.type)) : node.type,
  )

it.each<[string, readonly RootContent[], unknown]>([
  ['blocks alone', [block('a'), block('b')], ['code', 'code']],
  ['nothing', [], []],
  ['text between blocks', [text('a'), text('b'), block('c'), text('d')], [['a', 'b'], 'code', ['d']]],
  ['white space between blocks', [block('a'), text('\n'), block('b')], ['code', 'code']],
  ['results on one line', [result('a', 1), result('b', 1)], [['a', ' ', 'b']]],
  ['results on several lines', [result('a', 1), result('b', 2)], [['a'], ['b']]],
])('wraps %s', (_name, nodes, expected) => {
  expect(outline(nodes)).toEqual(expected)
})

it('sets the position of a paragraph to that of its first node', () => {
  const [paragraph] = wrapLines([result('a', 3), text('b')])
  expect(paragraph?.position?.start.line).toBe(3)
})
