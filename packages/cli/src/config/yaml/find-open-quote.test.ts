import { describe, expect, it } from 'vitest'
import { parseYaml } from './parse-yaml.js'

const lineOf = (text: string, isJson = false): string => {
  const parsed = parseYaml(text, { isJson })
  if (parsed.ok) return 'fine'
  return `${text.slice(0, parsed.offset).split('\n').length} ${parsed.reason}`
}

const OPEN = 'this quote is never closed'

describe('an unclosed quote', () => {
  it.each([
    ['at the end', "a: 1\nb: 'two\nc: 3\n", `2 ${OPEN}`],
    ['before another quoted text', 'a: 1\nb: "two\nc: "three"\nd: 4\n', `2 ${OPEN}`],
    ['in a list', 'a:\n  - "one\n  - two: 2\n', `2 ${OPEN}`],
    ['in brackets', 'a: ["one, two]\nb: 2\n', `1 ${OPEN}`],
    ['below a block with quotes in it', 'a: |\n  It\'s "so\n\n  And: \'so\nb: "two\nc: 3\n', `5 ${OPEN}`],
    ['behind a comment with one', '# "open\na: \'b\nc: d\n', `2 ${OPEN}`],
  ])('is found %s', (_name, text, expected) => {
    expect(lineOf(text)).toBe(expected)
  })

  it('is found in JSON, where texts cannot span lines', () => {
    expect(lineOf('{\n  "a": "one,\n  "b": "two"\n}\n', true)).toBe(`2 ${OPEN}`)
  })
})

it.each([
  ['a: "one\n  Note: two"\nb: 3\n', 'fine'],
  ['a: "one\n  two"\nb: [\n', '4 '],
  ["a: don't\nb: it's\nc: [\n", '4 '],
])('is not found in %j', (text, start) => {
  expect(lineOf(text)).not.toContain(OPEN)
  expect(lineOf(text).startsWith(start)).toBe(true)
})
