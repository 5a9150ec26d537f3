import { expect, it } from 'vitest'
import type { HtmlElement } from './html-element.js'
import { createHtmlTree } from './html-tree.js'

const element = (tag: string, isBlock = false): HtmlElement => ({
  tag,
  attributes: '',
  classes: [],
  children: [],
  raw: undefined,
  isBlock,
  isOmitted: false,
  hasBlock: false,
})

it('puts what follows into the innermost open element', () => {
  const tree = createHtmlTree()
  const [outer, inner, sibling] = [element('b'), element('i'), element('br')]
  for (const each of [outer, inner]) {
    tree.addElement(each)
    tree.openElement(each)
  }
  tree.addText('a')
  tree.addText(' &amp; b')
  tree.addElement(sibling)
  tree.closeElement('B ')
  tree.addText('c')
  expect(tree.root.children).toEqual([outer, 'c'])
  expect(outer.children).toEqual([inner])
  expect(inner.children).toEqual(['a & b', sibling])
})

it('ignores an end tag without a start tag', () => {
  const tree = createHtmlTree()
  for (const name of ['', 'b']) tree.closeElement(name)
  tree.addText('a')
  expect(tree.root.children).toEqual(['a'])
})

it('records in all open elements that a block is inside', () => {
  const tree = createHtmlTree()
  const [span, div, after] = [element('span'), element('div', true), element('em')]
  tree.addElement(span)
  tree.openElement(span)
  tree.addElement(div)
  tree.closeElement('span')
  tree.addElement(after)
  expect([span, div, after].map(({ hasBlock }) => hasBlock)).toEqual([true, false, false])
})
