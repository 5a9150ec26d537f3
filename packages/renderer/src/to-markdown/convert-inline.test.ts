import { describe, expect, it } from 'vitest'
import { convertBlocks } from './convert-blocks.js'
import { convertBold, convertInline, convertLine, convertParagraph } from './convert-inline.js'
import { createMarkdownContext, type MarkdownContext } from './markdown-context.js'
import { parseHtml } from './parse-html.js'

const context = createMarkdownContext({ origin: 'https://a.org', href: '/docs/page' }, convertBlocks)
const convert = (html: string, changes: Partial<MarkdownContext> = {}): string =>
  convertInline(parseHtml(html).children, { ...context, ...changes })

describe('emphasis', () => {
  it.each([
    ['a <b>b</b>', 'a **b**'],
    ['a<b> b </b>c', 'a **b** c'],
    ['a<b>(b)</b>c', 'a<b>(b)</b>c'],
    ['<em><strong>a</strong></em>', '***a***'],
    ['<b> </b>a', ' a'],
    ['<constructor>a</constructor>', 'a'],
    ['<b>a<strong>b</strong></b>', '**ab**'],
    ['<b>a <span class="badge">b</span></b>', '**a b**'],
    ['<i>a<em>b</em></i>', '<i>a*b*</i>'],
    ['<del>a<b><s>b</s></b></del>', expect.stringMatching(/^<del>a.*~~b~~.*<\/del>$/)],
    ['<del>a</del> <kbd>b</kbd>', '~~a~~ <kbd>b</kbd>'],
  ])('%j becomes %j', (html, markdown) => {
    expect(convert(html)).toEqual(markdown)
  })
})

describe('links', () => {
  it.each([
    ['<a href="/b">c</a>', '[c](https://a.org/b)'],
    ['<a href="b"> c </a>', ' [c](https://a.org/docs/b) '],
    ['<a href="https://b.org">https://b.org</a>', '<https://b.org>'],
    ['<a href="#d"></a>', ''],
    ['<a id="d"></a>e', '<a id="d"></a>e'],
    ['wow!<a href="#d">c</a>', 'wow\\![c](#d)'],
    ['wow! <a href="#d">c</a>', 'wow! [c](#d)'],
    ['<code><a href="#d">c</a></code>', '[`c`](#d)'],
    ['<sup><a href="#fn-1" data-footnote-ref>1</a></sup>', '[^1]'],
    ['<a href="#r" data-footnote-backref>x</a>', ''],
  ])('%j become %j', (html, markdown) => {
    expect(convert(html)).toBe(markdown)
  })

  it('do not nest', () => {
    expect(convert('<a href="/b">c</a>', { isInLink: true })).toBe('c')
  })
})

describe('media', () => {
  it.each([
    ['<img src="/a.png" alt="b]">', '![b\\]](https://a.org/a.png)'],
    ['<img src="data:image/png;base64,AA" alt="b">', 'b'],
    ['<video title="[b]"><source src="/a.mp4">no video</video>', '[b](https://a.org/a.mp4) no video'],
    ['<iframe src="https://b.org/">no frame</iframe>', '[iframe](https://b.org/)'],
    ['<audio>no sound</audio>', 'no sound'],
  ])('%j become %j', (html, markdown) => {
    expect(convert(html)).toBe(markdown)
  })
})

it('breaks lines as their surroundings allow', () => {
  expect(convert('a<br>b')).toBe('a\\\nb')
  expect(convert('a<br>b', { isInTable: true })).toBe('a<br>b')
  expect(convert('a<br>b', { isInHeading: true })).toBe('a b')
})

it('omits what readers only operate', () => {
  expect(convert('a<span aria-hidden="true">b</span><button data-action="copy">c</button><svg></svg>')).toBe('a')
  expect(convert('<input type="checkbox" checked>', { isInTable: true })).toBe('[x]')
})

it('writes what the theme renders in a line', () => {
  expect(convert('<span class="badge">New</span>')).toBe('**New**')
  expect(convert('<span class="badge">New</span>', { isInHeading: true })).toBe('New')
  const formula = '<math><annotation>x^2 </annotation></math><span class="katex-html">x2</span>'
  expect(convert(`<span class="katex">${formula}</span>`)).toBe('$x^2$')
})

it('trims lines, and writes no empty bold text or paragraph', () => {
  const { children } = parseHtml(' <br> # a ')
  expect(convertLine(children, context)).toBe('# a')
  expect(convertBold(children, context)).toBe('**# a**')
  expect(convertParagraph(children, context)).toEqual(['\\# a'])
  expect(convertParagraph(parseHtml(' <br> ').children, context)).toEqual([])
  expect(convertBold([], context)).toBe('')
})
