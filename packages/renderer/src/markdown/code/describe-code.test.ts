import { describe, expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'
import { languageOf, positionOf } from './describe-code.js'

const compile = (info: string, code: string, options = {}) => compilePlain(`\`\`\`${info}\n${code}\n\`\`\`\n`, options)

describe('a code block', () => {
  it.each<[string, string, readonly string[]]>([
    ['js', 'a', []],
    ['', 'a < b', []],
    ['JSON', '{}', []],
    [
      'pyton',
      'a',
      [
        'warning unknown-language page.md:1:4 docgen has no grammar for the language pyton, so its code is not highlighted',
      ],
    ],
    ['js{1}', 'a', []],
    ['rust,editable', 'a', []],
    ['rust,no_run,editable {9}', 'a', ['warning code-block page.md:1:26']],
    ['no-highlight', 'a', []],
    ['ts:x.ts', 'a', ['warning unknown-language page.md:1:4 docgen has no grammar for the language ts:x.ts']],
    ['js {9}', 'a', ['warning code-block page.md:1:8']],
  ])('with the info string %j reports what it cannot read', async (info, code, expected) => {
    const { problems } = await compile(info, code)
    expect(problems.map((line, index) => line.slice(0, expected[index]?.length))).toEqual(expected)
  })
  it.each([
    ['a long block', 'js', 'a = 1\n'.repeat(4000)],
    ['a long line', 'js', 'a'.repeat(3000)],
    ['a block without the end that its grammar searches', 'css', 'a '.repeat(900).concat('\n').repeat(4)],
    ['a tag without an end', 'html', '<a b\n'.repeat(1).concat('c d '.repeat(400), '\n').repeat(4)],
  ])('is plain text if it is %s', async (_name, language, code) => {
    const { problems } = await compile(language, code)
    expect(problems).toEqual([expect.stringContaining('long-code')])
  })
  it('stays highlighted if its grammar takes linear time', async () => {
    expect((await compile('json', `"${'a'.repeat(30_000)}"`)).problems).toEqual([])
  })
  it('is plain text once the page has too much code', async () => {
    const block = `\`\`\`js\n${'a = 1\n'.repeat(3300)}\`\`\`\n\n`
    const { problems } = await compilePlain(block.repeat(22))
    expect(problems).toHaveLength(2)
    expect(problems[0]).toContain('too much code')
  })
  it('lists a limited number of its problems', async () => {
    const { problems } = await compile(`js {${Array.from({ length: 30 }, (_, index) => 100 + index).join(',')}}`, 'a')
    expect(problems.length).toBeLessThanOrEqual(11)
    expect(problems.join('\n')).toContain('more problems with this block are not listed')
  })
  it('numbers its lines with ids, unique on the page', async () => {
    const block = '```js showLineNumbers\na\nb\n```\n\n'
    const { anchors } = await compilePlain(block + block)
    expect(anchors).toEqual(['L1', 'L2', 'code-2-L1', 'code-2-L2'])
  })
})

it.each([
  ['JS', {}, 'js'],
  ['ts{1,3}', {}, 'ts'],
  ['rust,ignore', {}, 'rust'],
  ['Cmd', { cmd: 'BATCH' }, 'batch'],
  ['YAML+Jinja', {}, 'yaml'],
  ['c++', {}, 'c++'],
  ['text+x', {}, 'text'],
  ['none-such+x', {}, 'none-such+x'],
  ['', {}, ''],
])('reads the language of the tag %j with the aliases %j', (tag, aliases, language) => {
  expect(languageOf(tag, aliases)).toBe(language)
})

it('locates a column of the meta, a line of the code, or the language', () => {
  const block = { position: { start: { line: 9, column: 9 } } }
  const fence = { language: 'js', meta: '{1}', position: { line: 3, languageColumn: 4, metaColumn: 7 } }
  const at = (where: Parameters<typeof positionOf>[2]) => positionOf(fence as never, block, where).position?.start
  expect(at({})).toEqual({ line: 3, column: 4 })
  expect(at({ offset: 2 })).toEqual({ line: 3, column: 9 })
  expect(at({ line: 0 })).toEqual({ line: 4, column: 1 })
  expect(positionOf({ language: '', meta: '' }, block, { line: 5 })).toBe(block)
})
