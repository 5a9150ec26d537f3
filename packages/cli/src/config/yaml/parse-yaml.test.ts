import { describe, expect, it } from 'vitest'
import { parseYaml } from './parse-yaml.js'

/** Nested aliases, each level ten times the size of the level before. */
function bomb(levels: number, isFlow: boolean): string {
  const lines = ['a0: &a0 [x]']
  for (let level = 1; level <= levels; level++) {
    const alias = `*a${level - 1}`
    const aliases = Array.from({ length: 10 }, () => alias)
    lines.push(
      isFlow
        ? `a${level}: &a${level} [${aliases.join(', ')}]`
        : `a${level}: &a${level}\n${aliases.map((each, index) => `  k${index}: ${each}`).join('\n')}`,
    )
  }
  return lines.join('\n')
}

describe('parseYaml', () => {
  it('accepts tags that it does not know only on request', () => {
    const text = 'a: !include b.yml\nc: !Sub [x, !Ref y]\nd: !!python/name:m.f\ne: !Map {f: 1}\ng: !!int 2\n'
    expect(parseYaml(text)).toMatchObject({ ok: false, reason: expect.stringContaining('unknown tag') })
    expect(parseYaml(text, { acceptsTags: true })).toEqual({
      ok: true,
      value: { a: 'b.yml', c: ['x', 'y'], d: null, e: { f: 1 }, g: 2 },
    })
  })

  it('reads aliases', () => {
    const text = 'a: &a {x: 1}\nb: *a\nc: [*a, *a]\n'
    expect(parseYaml(text)).toEqual({ ok: true, value: { a: { x: 1 }, b: { x: 1 }, c: [{ x: 1 }, { x: 1 }] } })
  })

  it.each([true, false])('stops at aliases that multiply (flow: %s)', (isFlow) => {
    const text = bomb(9, isFlow)
    const result = parseYaml(text)
    expect(result).toMatchObject({ ok: false, reason: expect.stringContaining('its aliases expand to more than') })
    const before = result.ok ? '' : text.slice(0, result.offset)
    expect(before.split('\n').length).toBeGreaterThan(4)
    expect(before).not.toContain('a6:')
  })

  it.each(['a: &a [1, *a]', 'a: &a\n  b:\n    c: *a\n', '- &a\n  ? *a\n  : 1', '- &a\n  - &b [*a]\n'])(
    'stops at an alias that contains itself: %j',
    (text) => {
      const offset = text.indexOf('*')
      expect(parseYaml(text)).toEqual({ ok: false, offset, reason: 'this alias refers to a value that contains it' })
    },
  )

  it.each(['[', '{a: ', '- '])('stops at endless nesting of %j', (sign) => {
    expect(parseYaml(sign.repeat(50_000)).ok).toBe(false)
  })

  it('takes time linear in the size of the text, whatever its aliases', () => {
    const measure = (count: number): number => {
      const text = `a: &a [${'x, '.repeat(count)}x]\n${Array.from({ length: count }, (_, index) => `k${index}: *a\n`).join('')}`
      const result = parseYaml(text)
      return JSON.stringify(result.ok ? result.value : result.reason).length
    }
    // The product of aliases and values must not show.
    expect(measure(4000)).toBeLessThan(4 * measure(50))
  })
})

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
  ['a: "one\n  two"\nb: [\n', '3 '],
  ["a: don't\nb: it's\nc: [\n", '3 '],
])('is not found in %j', (text, start) => {
  expect(lineOf(text)).not.toContain(OPEN)
  expect(lineOf(text).startsWith(start)).toBe(true)
})

describe('an unclosed bracket', () => {
  it.each([
    ['before another key', 'a: 1\ntitle: [b\nc: 3\n', '2 this bracket is never closed'],
    ['of a mapping', 'title: {a\nslug: b\n', '1 this bracket is never closed'],
    ['in the last line', 'a: [1]\nb: [1, [2]\n', '2 this bracket is never closed'],
    ['in a list', '- a: [1\n- b: 2\n', '1 this bracket is never closed'],
    ['not, if the value continues', 'a: [\n  b: c,\n  d\n]\n', 'fine'],
  ])('is reported at the bracket: %s', (_name, text, expected) => {
    expect(lineOf(text)).toBe(expected)
  })
})
