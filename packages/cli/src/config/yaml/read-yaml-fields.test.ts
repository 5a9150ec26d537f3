import { describe, expect, it } from 'vitest'
import { parseYaml } from './parse-yaml.js'
import { keepNumbersAsText, readSimpleYaml } from './read-yaml-fields.js'

it.each([
  ['title: 1.10', { title: '1.10' }],
  ['title: 007 # agent', { title: '007' }],
  ['title: 0x1F', { title: '0x1F' }],
  ['title: .5', { title: '.5' }],
  ['title: "1.10"', { title: '1.10' }],
  ['tags: [1.10, one, {label: 2.0}]', { tags: ['1.10', 'one', { label: '2.0' }] }],
  ['title: true', { title: true }],
  ['position: 1.50', { position: 1.5 }],
  ['props: {title: 1.0}', { props: { title: 1 } }],
])('%s', (yaml, expected) => {
  const parsed = parseYaml(yaml)
  const fields = parsed.ok ? Object(parsed.value) : {}
  expect(keepNumbersAsText(fields, new Set(['title', 'tags']), yaml)).toEqual(expected)
})

/** A seeded generator of pseudo-random numbers between 0 and 1. */
function createChance(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

const PIECES = [
  ...[
    'title',
    'a',
    'B',
    'true',
    'Null',
    'NaN',
    'yes',
    'é',
    '…',
    '日本',
    '0',
    '7',
    '10',
    '010',
    '1.10',
    '1_0',
    '0x1F',
    '1e3',
  ],
  ...[
    ':',
    ': ',
    ' :',
    '#',
    ' #',
    '-',
    '- ',
    '?',
    '!',
    '&',
    '*',
    '|',
    '>',
    '%',
    '@',
    '`',
    '~',
    '.',
    ',',
    ', ',
    '/',
    '(',
    ')',
  ],
  ...[
    "'",
    '"',
    "''",
    '\\',
    '[',
    ']',
    '{',
    '}',
    ' ',
    '  ',
    '\t',
    '\r',
    '\n',
    '\n ',
    '\n#',
    '\nid: ',
    '\u0085',
    '\u2028',
    '🎈',
    '_',
    '$',
    '+',
    '.inf',
    '<<',
  ],
]

describe('readSimpleYaml', () => {
  it.each([
    ['title: Plans\nid: plans\n', { title: 'Plans', id: 'plans' }],
    ['slug: /a/b # c\n', undefined],
    ['slug: /a/b#c\r\n\r\n# comment\ndraft: true\n', { slug: '/a/b#c', draft: true }],
    ['title: "a: b"\nlabel: \'c # d\'', { title: 'a: b', label: 'c # d' }],
    ['position: 12', { position: 12 }],
    ['title: 1.10', undefined],
    ['tags: [one, two words]\nkeywords: []', { tags: ['one', 'two words'], keywords: [] }],
    ['tags: [one, ]', undefined],
    ['tags:\n  - one', undefined],
    ['title: one\n  two', undefined],
    ['title: one\ntitle: two', undefined],
    ['title:', undefined],
    ['', {}],
  ])('%j', (yaml, value) => {
    expect(readSimpleYaml(yaml)).toEqual(value)
  })

  it('agrees with the parser on whatever it reads', () => {
    const chance = createChance(7)
    let simple = 0
    for (let round = 0; round < 60_000; round++) {
      const pieces = Array.from(
        { length: 1 + Math.floor(chance() * 5) },
        () => PIECES[Math.floor(chance() * PIECES.length)],
      )
      const yaml = `${chance() < 0.9 ? 'key: ' : ''}${pieces.join('')}`
      const value = readSimpleYaml(yaml)
      if (value === undefined) continue
      simple++
      const parsed = parseYaml(yaml)
      expect({ yaml, value: parsed.ok ? (parsed.value ?? {}) : parsed }).toEqual({ yaml, value })
    }
    expect(simple).toBeGreaterThan(5_000)
  })
})
