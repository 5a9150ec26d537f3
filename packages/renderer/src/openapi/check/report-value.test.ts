import { expect, it } from 'vitest'
import { childNode, rootNode } from '../document-node.js'
import { printValue, reportValue } from './report-value.js'

it.each([
  [[1], 'a list'],
  [{ a: 1 }, 'an object'],
  ['a"b', '"a\\"b"'],
  [null, 'null'],
  ['x'.repeat(50), `"${'x'.repeat(39)}…`],
])('prints %j', (value, text) => {
  expect(printValue(value)).toBe(text)
})

it('names the field by its decoded key, with a hint if there is one', () => {
  const node = childNode(rootNode({ 'a/b': 'x' }), 'a/b')
  expect(reportValue(node, 'a number')).toEqual({
    code: 'api-invalid-keyword',
    severity: 'warning',
    pointer: '/a~1b',
    message: '`a/b` must be a number, got "x"',
  })
  expect(reportValue(node, 'a number', 'Write 1').hint).toBe('Write 1')
})
