import { describe, expect, it } from 'vitest'
import { readSourceOutline } from './read-source-outline.js'

const read = (text: string, path = 'a.md') =>
  readSourceOutline({ path, text }).headings.map(({ title, level, slug, start, end, customId }) => {
    expect(text.slice(start, end)).toBe(title)
    return [title, level, slug, ...(customId ? [text.slice(customId.start, customId.end)] : [])]
  })

describe('headings', () => {
  it('have title, level, id and custom id', () => {
    const text = '---\ntitle: x\n---\n\n# One\n\n```\n# no\n```\n\n## Two `x` {#deux}\n\n## A *b* [c](./d.md) ##\r\n'
    expect(read(text)).toEqual([
      ['One', 1, 'one'],
      ['Two `x`', 2, 'deux', 'deux'],
      ['A *b* [c](./d.md)', 2, 'a-b-c'],
    ])
  })

  it('are found as the compiler finds them: underlined, in lists, quotes and directives, not in code or comments', () => {
    const text = [
      'Under *line*',
      '===',
      '',
      '- # In a list',
      '',
      '> ## In a quote',
      '',
      ':::note',
      '### In a note',
      ':::',
      '',
      '    # indented code',
      '',
      '<!--',
      '# comment',
      '-->',
      '',
      '#no space',
    ].join('\n')
    expect(read(text)).toEqual([
      ['Under *line*', 1, 'under-line'],
      ['In a list', 1, 'in-a-list'],
      ['In a quote', 2, 'in-a-quote'],
      ['In a note', 3, 'in-a-note'],
    ])
  })

  it('have the id of a comment', () => {
    expect(read('## A <!-- #b -->\n')).toEqual([['A', 2, 'b', 'b']])
  })

  it('of MDX have ids with and without a backslash, also after an error in the syntax', () => {
    const text =
      'import X from "x"\n\n{broken\n\n# 😀 One {#uno}\n\n## Two \\{#due}\n\n## Zwei {/* #zwei */}\n\n<X>\n\n## Three {1}\n\n</X>\n'
    expect(read(text, 'a.mdx').map(([title, , slug, id]) => [title, slug, id])).toEqual([
      ['😀 One', 'uno', 'uno'],
      ['Two', 'due', 'due'],
      ['Zwei', 'zwei', 'zwei'],
      ['Three {1}', 'three-1', undefined],
    ])
  })
})

it('finds blocks with more than one line', () => {
  const text = ':::note\n\n```ts\n:::\n```\n\n:::\n\n::leaf\n\n`a`\n'
  expect(readSourceOutline({ path: 'a.md', text }).blocks).toEqual([
    { start: 1, end: 7 },
    { start: 3, end: 5 },
  ])
  const mdx = '<Card>\n\ntext\n\n</Card>\n'
  expect(readSourceOutline({ path: 'a.mdx', text: mdx }).blocks).toEqual([{ start: 1, end: 5 }])
})
