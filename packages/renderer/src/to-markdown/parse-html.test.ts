import { describe, expect, it } from 'vitest'
import { attributeOf, findElement, type HtmlNode, hasClass, plainText } from './html-element.js'
import { parseHtml } from './parse-html.js'

/** A tree as nested lists: `[tag, ...children]`. */
type Shape = string | readonly Shape[]

const shape = (node: HtmlNode): Shape =>
  typeof node === 'string' ? node : [node.tag, ...(node.raw === undefined ? node.children.map(shape) : [node.raw])]

const first = (html: string) => {
  const element = findElement(parseHtml(html).children, () => true)
  if (!element) throw new Error('no element')
  return element
}

describe('parseHtml', () => {
  it.each<[string, readonly Shape[]]>([
    ['a<b>c</b>d', ['a', ['b', 'c'], 'd']],
    ['<p>a<br>b<img src="x"/>c</p>', [['p', 'a', ['br'], 'b', ['img'], 'c']]],
    ['<P>a</p >', [['p', 'a']]],
    ['a &lt; b &amp;amp; c&nbsp;d', ['a < b &amp; c\u00a0d']],
    ['1 < 2 and 3<4', ['1 < 2 and 3<4']],
    ['a<!-- <b> --><!doctype html>b', ['ab']],
    ['a<!-- never closed <b>', ['a']],
    ['<pre>a <span>b</span></pre>c', [['pre', 'a <span>b</span>'], 'c']],
    ['<script>if (a < b) "</p>"</script>a', ['a']],
    ['<b>a<i>b</b>c', [['b', 'a', ['i', 'b']], 'c']],
    ['</b>a', ['a']],
    ['<b>a', [['b', 'a']]],
    ['<a title="x > y">b</a>', [['a', 'b']]],
    ["<a title='x > y'>b</a>", [['a', 'b']]],
    ['<a title="x>b', [['a', 'b']]],
    ['<', ['<']],
    ['a</', ['a']],
  ])('reads %j as %j', (html, expected) => {
    expect(parseHtml(html).children.map(shape)).toEqual(expected)
  })
  it('detects which elements contain a block', () => {
    const { children } = parseHtml('<span><b>a</b></span><span><em><div>b</div></em></span>')
    expect(children.map((node) => typeof node !== 'string' && node.hasBlock)).toEqual([false, true])
  })
  it('terminates on deep nesting, which the functions that walk the tree accept', () => {
    const { children } = parseHtml(`${'<b>'.repeat(50_000)}deep`)
    expect(plainText(children)).toBe('deep')
  })
})

describe('attributeOf', () => {
  it.each([
    ['<a href="/b?c=1&amp;d">', '/b?c=1&d'],
    ["<a id=x href='/b'>", '/b'],
    ['<a href>', ''],
    ['<a ID="x" HREF="/b">', '/b'],
    ['<a data-href="/b">', undefined],
    ['<a title="href" id="x">', undefined],
    ['<a>', undefined],
  ])('reads href of %s', (html, expected) => {
    expect(attributeOf(first(html), 'href')).toBe(expected)
  })
})

it('reads whole class names', () => {
  const element = first('<p class="a  big-b">x</p>')
  expect(element.classes).toEqual(['a', 'big-b'])
  expect([hasClass(element, 'big-b'), hasClass(element, 'b')]).toEqual([true, false])
  expect(first('<p title="class">x</p>').classes).toEqual([])
})

it('reads the text of code without its colors', () => {
  expect(plainText(parseHtml('a <pre><span style="x">b &lt;</span> c</pre>').children)).toBe('a b < c')
})
