import { describe, expect, it } from 'vitest'
import { createApiLocator } from './locate-in-api.js'

const WORD = 'here'

/**
 * The position of the word `here` in the value of `a`, computed from its offset in the value; and its actual
 * position.
 */
function places(text: string, value: string): readonly [string, string] {
  const place = createApiLocator({ path: 'a.yaml', files: [{ path: 'a.yaml', text, hash: '' }] })
  const at = (source: string): { readonly line: number; readonly column: number } => {
    const before = source.slice(0, source.indexOf(WORD)).split('\n')
    return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
  }
  const { line, column } = place('/a', at(value.trim()))
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
    const [found, real] = places(text, value)
    expect(found).toBe(real)
  })
})

it('is the start of the value if the text differs', () => {
  const [found] = places('a: One\n# here\n', 'Never seen, here')
  expect(found).toBe('1:4')
})
