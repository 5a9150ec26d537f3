import { expect, it } from 'vitest'
import { findEdits } from './find-edits.js'

/** The text with its edits, and the kinds of what was dropped. */
function convert(text: string, isLiteral = false): readonly string[] {
  const dropped: string[] = []
  const edits = findEdits(text, {
    values: new Map(),
    hashes: { ids: new Set(['a-b']), slugify: (hash) => hash.toLowerCase() },
    isLiteral: () => isLiteral,
    dropAt: (kind, offset) => dropped.push(`${kind} at ${offset}`),
  })
  const converted = edits.reduceRight(
    (all, { start, end, text: by }) => all.slice(0, start) + by + all.slice(end),
    text,
  )
  return [converted, ...dropped]
}

it.each([
  ['\\:tada: `:tada:` :tada:', '\\:tada: `:tada:` 🎉'],
  ['a:tada: :none:', 'a:tada: :none:'],
  ['[a](./b/index#A){target="_blank"} ![c](d){.e}', '[a](./b/#a) ![c](d)'],
  ['`{{ 1 }}`{.js} <!-- {{ 1 }} --> <https://a.b/{{1}}>', '`{{ 1 }}` <!-- {{ 1 }} --> <https://a.b/{{1}}>'],
  ["{{ 'x' }} { {", 'x { {'],
  ['<i v-pre>{{ 1 }}</i> <', '<i>{{ 1 }}</i> <'],
])('converts %j to %j', (text, expected) => {
  expect(convert(text).map((each) => each.replace('<i >', '<i>'))).toEqual([expected])
})

it('keeps braces of literal lines, and drops expressions that it cannot evaluate', () => {
  expect(convert('{{ x }} <b>{{ x }}</b>', true)).toEqual(['\\{\\{ x }} <b>{{ x }}</b>'])
  expect(convert('a {{ call() }} <Box/>')).toEqual([
    'a {{ call() }} ',
    'expressions in braces at 2',
    'the component <Box> at 15',
  ])
})
