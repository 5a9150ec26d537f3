import { expect, it } from 'vitest'
import { findOverload } from './find-overload.js'

const colons = (count: number): string => 'word: '.repeat(count)

it('finds lines with unlimited nesting, and accepts thematic breaks and code', () => {
  expect(findOverload(`# A\n\n${'>'.repeat(1001)}`)).toEqual({ offset: 5, kind: 'nesting' })
  expect(findOverload(`a\n${'- '.repeat(1001)}x`)).toEqual({ offset: 2, kind: 'nesting' })
  expect(findOverload(`${'> '.repeat(900)}x`)).toBeUndefined()
  expect(findOverload('* '.repeat(5000))).toBeUndefined()
  expect(findOverload(`~~~\n${'>'.repeat(5000)}\n~~~`)).toBeUndefined()
  expect(findOverload(`~~~\n~~~\n${'>'.repeat(5000)}`)).toMatchObject({ kind: 'nesting' })
  expect(findOverload(`- \`\`\`a\n  x\n  \`\`\`\n\n${'>'.repeat(5000)}`)).toMatchObject({ kind: 'nesting' })
})

it('finds paragraphs with too many signs, on one line or on many', () => {
  expect(findOverload(`# A\n\nb\n${colons(10_001)}`)).toEqual({ offset: 5, kind: 'paragraph' })
  for (const line of ['a &amp; b\n', '> *a*\n', 'a:b\n', '<https://a.b>\n', 'a _b_\n'])
    expect(findOverload(line.repeat(10_001)), line).toMatchObject({ kind: 'paragraph' })
  expect(findOverload(colons(10_000))).toBeUndefined()
})

it('finds paragraphs with too many URLs, on one line or on many', () => {
  for (const url of ['https://a.b/c', 'www.a.b', 'a@b.c'])
    for (const end of ['\n', ' ']) {
      expect(findOverload((url + end).repeat(50_001)), url).toEqual({ offset: 0, kind: 'paragraph' })
      expect(findOverload((url + end).repeat(49_000)), url).toBeUndefined()
      expect(findOverload(`- ${url}\n`.repeat(60_000)), url).toBeUndefined()
    }
})

it('accepts more links to other sites in a text without directives', () => {
  const links = '[a](https://a.b/c)\n'.repeat(20_000)
  expect(findOverload(links)).toBeUndefined()
  expect(findOverload(`:::tip\na\n:::\n\n${links}`)).toEqual({ offset: 14, kind: 'paragraph' })
})

it('counts signs per block, and none in code, HTML, JavaScript and front matter', () => {
  for (const line of [
    'a: b\n\n',
    '- a: b\n',
    '1. a: b\n',
    '> - a: b\n',
    '| a: | b |\n',
    'a: | b\n',
    '[a]: b:c\n',
    '[^a]: b:c\n',
    '## a:\n',
    'https://a.b/c_d\n',
    'snake_case \n',
  ])
    expect(findOverload(line.repeat(20_000)), line).toBeUndefined()
  const lines = 'a: b,\n'.repeat(20_000)
  for (const block of ['~~~\n', '<table>\n', '<!-- a\n', '<pre>\n', '<x-a b="c">\n', '    a\n', '\ta\n'])
    expect(findOverload(block + lines), block).toBeUndefined()
  for (const block of ['~~~\n', 'export const a = {\n', 'import a\n', '{[\n', '<A b={[\n'])
    expect(findOverload(block + lines, true), block).toBeUndefined()
  for (const block of ['---\n', '<b>a\n', '<B/> a\n', 'import a\n', '{[\n'])
    expect(findOverload(block + lines), block).toMatchObject({ kind: 'paragraph' })
  for (const block of ['---\n', '<b>a\n', '<B/> a\n', 'Import a\n', '{[]}\n', '    a\n'])
    expect(findOverload(block + lines, true), block).toMatchObject({ kind: 'paragraph' })
  expect(findOverload(`---\n${'a: b\n'.repeat(20_000)}---\n# A`)).toBeUndefined()
})
