import { describe, expect, it } from 'vitest'
import { findJsonError, reportJsonError } from './find-json-error.js'
import { createSpanReporter } from './position-at.js'

describe('findJsonError', () => {
  it.each<[string, number, string]>([
    ['{ "a": 1 "b": 2 }', 9, ', or }'],
    ['{ "a": 1, }', 10, 'a key in double quotes'],
    ["{ 'a': 1 }", 2, 'a key in double quotes'],
    ['{ a: 1 }', 2, 'a key in double quotes'],
    ['{ "a" 1 }', 6, 'a colon'],
    ['[1 2]', 3, ', or ]'],
    ['[1, ]', 4, 'a value'],
    ['', 0, 'a value'],
    ['{ "a": "x\ny" }', 7, 'a string that ends on its line, without raw control characters'],
    ['{} {}', 3, 'nothing after the value'],
    ['{ "a": nul }', 7, 'a value'],
    ['{ "a": 1', 8, ', or }'],
    ['['.repeat(9999), 101, 'less nesting'],
  ])('in %j at %i', (text, offset, expected) => {
    expect(findJsonError(text)).toEqual({ offset, expected })
    expect(() => JSON.parse(text)).toThrow()
  })

  it.each(['{}', ' [ ] ', '{"a":[1,-2.5e3,true,null,"\\u00e9\\n"]}', '"x"', '7'])('accepts %j', (text) => {
    expect(findJsonError(text)).toBeUndefined()
    expect(() => JSON.parse(text)).not.toThrow()
  })
})

it('reports a bracket that is missing at the end on the last line with text', () => {
  const report = createSpanReporter('["1.0"\n\n', { code: 'invalid-versions', file: 'versions.json' })
  expect(reportJsonError('["1.0"\n\n', report)).toMatchObject({ line: 1, column: 7 })
})
