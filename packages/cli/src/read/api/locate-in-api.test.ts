import { describe, expect, it } from 'vitest'
import { createApiLocator } from './locate-in-api.js'

const WORD = 'here'

/**
 * The position of the word `here` in the value of `a`, computed from its offset in the value; and its actual
 * position.
 */
function positions(text: string, value: string): readonly [string, string] {
  const location = createApiLocator({ path: 'a.yaml', files: [{ path: 'a.yaml', text, hash: '' }] })
  const at = (source: string): { readonly line: number; readonly column: number } => {
    const before = source.slice(0, source.indexOf(WORD)).split('\n')
    return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
  }
  const { line, column } = location('/a', at(value.trim()))
  const real = at(text)
  return [`${line}:${column}`, `${real.line}:${real.column}`]
}

describe('the position of a word in a text', () => {
  it.each([
    ['JSON', '{ "a": "One \\"two\\" \\u00e4 \\ud83d\\ude00.\\n\\n- See here." }', 'One "two" ä 😀.\n\n- See here.'],
    [
      'double quotes over several lines',
      'a: "One \\\n  two\n  three\n\n  see \\U0001F600 here"\n',
      'One two three\nsee 😀 here',
    ],
    ['single quotes', "a: 'It''s\n  right here'\n", "It's right here"],
    ['a plain text', 'a: One\n  two here\n', 'One two here'],
    ['a literal block', 'a: |\n\n  One\n\n      two\n  here\n', '\nOne\n\n    two\nhere\n'],
    ['a literal block with an indent of its own', 'a: |2\n    One\n  here\n', '  One\nhere\n'],
    ['a folded block', 'a: >-\n  One\n  two\n\n  three here\n', 'One two\nthree here'],
  ])('is found in %s', (_style, text, value) => {
    const [position, real] = positions(text, value)
    expect(position).toBe(real)
  })
})

it('is the start of the value if the text differs', () => {
  const [position] = positions('a: One\n# here\n', 'Never seen, here')
  expect(position).toBe('1:4')
})

describe('the position of a pointer', () => {
  const location = (text: string, pointer: string): string => {
    const { line, column } = createApiLocator({ path: 'a.json', files: [{ path: 'a.json', text, hash: '' }] })(pointer)
    return `${line}:${column}`
  }

  it.each([
    ['below an alias', 'one: &one # base\n  two: 2\nalias: *one\n', '/alias/two', '2:8'],
    ['after an anchor and a tag', 'one: &one !!str 5\n', '/one', '1:17'],
    ['in a list', 'one:\n  - 1\n  - {two: 2}\n', '/one/1/two', '3:11'],
    ['of a missing value', '{"one": {"two": 2}}', '/one/three', '1:9'],
    ['of a repeated key', '{"one": 1, "one": 2}', '/one', '1:9'],
    ['with a key that is a number', 'responses:\n  200: fine\n', '/responses/200', '2:8'],
    ['in JSON with tabs', '{\n\t"one": {\n\t\t"two": 2\n\t}\n}', '/one/two', '3:10'],
    ['in a nesting that no YAML parser accepts', `{"one": ${'['.repeat(20_000)}${']'.repeat(20_000)}}`, '/one', '1:1'],
  ])('is found %s', (_case, text, pointer, position) => {
    expect(location(text, pointer)).toBe(position)
  })
})

it('finds a key whose value starts on a later line', () => {
  const text = 'post:\n  contents:\n    application/json: {}\n'
  const locate = createApiLocator({ path: 'a.yaml', files: [{ path: 'a.yaml', text, hash: '' }] })
  expect(locate('/post/contents', 'key')).toEqual({ file: 'a.yaml', line: 2, column: 3, length: 8 })
  expect(locate('/post/contents')).toEqual({ file: 'a.yaml', line: 3, column: 5 })
})
