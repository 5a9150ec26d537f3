import remarkDirective from 'remark-directive'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import { remarkDirectiveTitle } from './directive-title-syntax.js'

const parse = (text: string) => unified().use(remarkParse).use(remarkDirective).use(remarkDirectiveTitle).parse(text)

describe('remarkDirectiveTitle', () => {
  it.each([
    [':::a Title\nx\n:::', 'Title'],
    [':::a \t Two  words \t\nx\n:::', 'Two  words'],
    [':::a{b=c} Title', 'Title'],
    [':::a Title\r\nx\r\n:::\r\n', 'Title'],
    ['text\n:::a Title\nx\n:::', 'Title'],
    ['> :::a Title\n> x\n> :::', 'Title'],
    [':::a [not a label]\nx\n:::', '[not a label]'],
  ])('finds the title of %j', (text, title) => {
    const label = JSON.stringify(parse(text)).match(
      /"directiveLabel":true\},"children":\[\{"type":"text","value":"([^"]*)"/,
    )
    expect(label?.[1]).toBe(title)
  })

  it('reads inline syntax in the title', () => {
    expect(parse(':::a *b* `c`').children).toMatchObject([
      { children: [{ children: [{ type: 'emphasis' }, { value: ' ' }, { type: 'inlineCode' }] }] },
    ])
  })

  it('ends the title with its line and the directive with its fence', () => {
    expect(parse(':::a *b\nc*\n:::\nd').children).toMatchObject([
      { type: 'containerDirective', children: [{ children: [{ value: '*b' }] }, { children: [{ value: 'c*' }] }] },
      { type: 'paragraph', children: [{ value: 'd' }] },
    ])
  })

  it.each([':::a[Label] rest\nx', ':::a{b=c}rest\nx', ':::a,rest\nx', '::a rest\nx', '::: a\nx'])(
    'finds no title in %j',
    (text) => {
      expect(parse(text).children).toMatchObject([{ type: 'paragraph', children: [{ value: text }] }])
    },
  )

  it('throws when used without remark-directive', () => {
    expect(() => unified().use(remarkParse).use(remarkDirectiveTitle).parse('a')).toThrow(/after remark-directive/)
  })
})
