import { describe, expect, it } from 'vitest'
import {
  attributeOf,
  decode,
  elementsOf,
  findElement,
  hasClass,
  listClasses,
  plainText,
  textOfHtml,
} from './html-element.js'
import { parseHtml } from './parse-html.js'

describe('attributeOf', () => {
  it.each([
    [' href="/a?b=1&amp;c=2"', 'href', '/a?b=1&c=2'],
    [" HREF='/a'", 'href', '/a'],
    [' width=10 hidden', 'width', '10'],
    [' width=10 hidden', 'hidden', ''],
    [' data-id="a"', 'id', undefined],
    [' title="id"', 'id', undefined],
    ['', 'id', undefined],
  ])('reads from %j the attribute %s', (attributes, name, value) => {
    expect(attributeOf({ attributes }, name)).toBe(value)
  })
})

it('lists class names separated by any white space', () => {
  expect(listClasses(' class="a\n b"')).toEqual(['a', 'b'])
  expect(listClasses(' data-class="a"')).toEqual([])
  const [element] = elementsOf(parseHtml('<p class="note wide">a</p>'))
  expect(['note', 'wide', 'not'].map((name) => element && hasClass(element, name))).toEqual([true, true, false])
})

it('decodes character references, with spaces that do not break', () => {
  expect(decode('a&nbsp;&lt;b&gt; &amp;lt;')).toBe('a\u00a0<b> &lt;')
})

it('finds the first element in document order', () => {
  const { children } = parseHtml('<div><p><b id="1"></b></p></div><b id="2"></b>')
  const found = findElement(children, ({ tag }) => tag === 'b')
  expect(found && attributeOf(found, 'id')).toBe('1')
  expect(findElement(children, ({ tag }) => tag === 'i')).toBeUndefined()
})

it('reads the text of elements and code, without the titles of drawings', () => {
  const html = '<p>a <b>b</b></p><pre><span class="x">c</span> &lt;d</pre><svg><title>e</title></svg>'
  expect(plainText(parseHtml(html).children)).toBe('a bc <d')
  expect(textOfHtml('<i>a</i> &amp; b')).toBe('a & b')
})

it('omits what readers do not read', () => {
  const html = '<i aria-hidden="true">🚀</i><span>Launch</span> <select><option>a</option></select>'
  expect(plainText(parseHtml(html).children)).toBe('Launch ')
})
