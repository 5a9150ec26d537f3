import { describe, expect, it } from 'vitest'
import { findJsonError, findYamlError } from './check-data.js'

describe('JSON', () => {
  it.each([
    '{ "a": [1, true, null] }',
    '// a comment\n{\n  "a": "// none", // another\n  "b": 1,\n}',
    '"a": 1,\n"b": {}',
    '{"a": 1}\n{"a": 2}',
    '// without\n{\n  "a": 1\n}\n\n// with\n{\n  "a": [\n    {}\n  ]\n}',
    '{ "a": ... }',
    '{ "a": {{ value }} }',
    '{ "to": <number of the node (optional)> }',
    '',
  ])('takes %j', (code) => {
    expect(findJsonError(code)).toBeUndefined()
  })

  it.each([
    ['{ "a": tru }', 7],
    ['{ "a": 1 "b": 2 }', 9],
    ['{ "a": "x }', 7],
    ['[\n  {}\n  {}\n]', 9],
    ["{ 'a': 1 }", 2],
    ['{ "a": 1 }\n{ "b": ', 18],
    ['// first\n{ "a": 1 }\n\n{ "b": tru }\n{ "c": 1 }', 28],
    // The first value is not whole: its error, although a bracket begins a line.
    ['{ "a":\n[1,\n[2] }', 15],
  ])('finds the error of %j', (code, offset) => {
    expect(findJsonError(code)?.offset).toBe(offset)
  })

  it('describes errors in the words of JSON', () => {
    expect(findJsonError('{ "a": 1 "b": 2 }')?.reason).toBe('expected , or }')
  })
})

describe('YAML', () => {
  it.each(['a: 1\nb: [x, y]', 'a: !include b.yml', 'a: 1\n---\nb: 2\n', 'a: {{ .Values.a }}', '- …'])(
    'takes %j',
    (code) => {
      expect(findYamlError(code)).toBeUndefined()
    },
  )

  it('finds the error of a later document', () => {
    expect(findYamlError('a: 1\n---\nb: "x\n')?.offset).toBe(12)
  })
})
