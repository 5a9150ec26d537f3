import { expect, it } from 'vitest'
import { readFlowMapping, unquoteYaml } from './unquote-yaml.js'

it.each([
  ["'It''s'", "It's"],
  ['"a \\"b\\"" # c', 'a "b"'],
  ['plain # comment', 'plain'],
  ['a#b', 'a#b'],
  ['# only a comment', ''],
  ["'open", "'open"],
])('reads the scalar %s', (value, text) => {
  expect(unquoteYaml(value)).toBe(text)
})

it('reads a mapping in flow style', () => {
  expect([...(readFlowMapping('{ order: 1, label: "a, b", "badge": { text: x, variant: y } }') ?? [])]).toEqual([
    ['order', '1'],
    ['label', '"a, b"'],
    ['badge', '{ text: x, variant: y }'],
  ])
  expect(readFlowMapping('text')).toBeUndefined()
})
