import { expect, it } from 'vitest'
import { listTargets, takeTarget } from './anchors.js'
import { elementsOf } from './html-element.js'
import { parseHtml } from './parse-html.js'

const targetsOf = (html: string): readonly string[] => [...listTargets(parseHtml(html).children)]

it('lists the decoded ids that links lead to, once', () => {
  expect(targetsOf('<p><a href="#a">1</a> <b><a href="#a">2</a></b> <a href="#caf%C3%A9">3</a></p>')).toEqual([
    'a',
    'café',
  ])
})

it('omits links to other pages, to footnotes, and of elements to themselves', () => {
  const links = [
    '<a href="/b#c">1</a>',
    '<a href="#fn-1" data-footnote-ref>1</a>',
    '<h2 id="d"><a href="#d">2</a></h2>',
  ]
  expect(targetsOf(links.join(''))).toEqual([])
  expect(targetsOf('<h2 id="d"><a href="#e">2</a></h2><a href="#d">3</a>')).toEqual(['e', 'd'])
})

it('writes the anchor of an element once', () => {
  const targets = new Set(['a', 'b"c'])
  const elements = elementsOf(parseHtml('<p id="a"></p><p id="a"></p><p id="b&quot;c"></p><p></p>'))
  expect(elements.map((element) => takeTarget(element, { targets }))).toEqual([
    '<a id="a"></a>',
    '',
    '<a id="b&quot;c"></a>',
    '',
  ])
})

it('writes none for headings, links without a URL, and ids that nothing links to', () => {
  const targets = new Set(['a', 'b', 'c'])
  const elements = elementsOf(parseHtml('<h3 id="a">1</h3><a id="b">2</a><a id="c" href="/">3</a><p id="d">4</p>'))
  expect(elements.map((element) => takeTarget(element, { targets }))).toEqual(['', '', '<a id="c"></a>', ''])
})
