import { describe, expect, it } from 'vitest'
import { convertBlocks } from './convert-blocks.js'
import { joinItems, listItem, quote } from './convert-list.js'
import { createMarkdownContext } from './markdown-context.js'
import { parseHtml } from './parse-html.js'

const convert = (html: string, targets?: Set<string>): string => {
  const context = createMarkdownContext({ origin: 'https://a.org', href: '/' }, convertBlocks, targets)
  return convertBlocks(parseHtml(html).children, context).join('\n\n')
}

describe('listItem', () => {
  it.each([
    ['- ', [], '- '],
    ['- ', ['a', '- b'], '- a\n  - b'],
    ['10. ', ['a', 'b'], '10. a\n\n    b'],
    ['- ', ['a\nb', '- c'], '- a\n  b\n\n  - c'],
    ['- ', ['```\na\n\nb\n```'], '- ```\n  a\n\n  b\n  ```'],
  ])('writes %j with %j', (marker, blocks, item) => {
    expect(listItem(marker, blocks)).toBe(item)
  })
})

it('separates all items with blank lines if one of them has some', () => {
  expect(joinItems([])).toEqual([])
  expect(joinItems(['- a', '- b'])).toEqual(['- a\n- b'])
  expect(joinItems(['- a\n\n  b', '- c'])).toEqual(['- a\n\n  b\n\n- c'])
})

it.each([
  ['<ol start="0"><li>a</li><li>b</li></ol>', '0. a\n1. b'],
  ['<ol start="-1"><li>a</li><li>b</li><li>c</li></ol>', '1. a\n2. b\n3. c'],
  ['<ol start="9999999999"><li>a</li></ol>', '1. a'],
  ['<ol start="x"><li>a</li><li>b</li></ol>', '1. a\n2. b'],
  ['<ul><li>a</li><p>b</p></ul>', '- a\n\nb'],
  ['<ul><li hidden>a</li><li>b</li></ul>', '- b'],
])('converts %j', (html, markdown) => {
  expect(convert(html)).toBe(markdown)
})

it('converts check boxes, also in paragraphs', () => {
  const item = (inside: string): string => `<li class="task-list-item">${inside}</li>`
  const html = `<ul>${item('<input type="checkbox" checked> a')}${item('<p><input type="checkbox"> b</p>')}</ul>`
  expect(convert(html)).toMatch(/^- \[x\] a\n+- \[ \] b$/)
})

it('begins an item with its anchor, before blocks that it would turn into text', () => {
  expect(convert('<ul><li id="a">b</li></ul>', new Set(['a']))).toBe('- <a id="a"></a>b')
  expect(convert('<ul><li id="a"><blockquote>b</blockquote></li></ul>', new Set(['a']))).toBe(
    '- <a id="a"></a>\n\n  > b',
  )
})

it('quotes blocks without trailing spaces', () => {
  expect(quote(['a\nb', 'c'])).toBe('> a\n> b\n>\n> c')
})
