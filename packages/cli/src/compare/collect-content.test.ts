import { expect, it } from 'vitest'
import { collectContent } from './collect-content.js'
import { readHtmlTree } from './html-tree.js'
import { UNKNOWN_MARKUP } from './themes/theme-markups.js'

const collect = (html: string) => collectContent(readHtmlTree(html), UNKNOWN_MARKUP)

it('reads nested main elements once', () => {
  expect(collect('<main><article><p id="a">Text</p></article></main>')).toMatchObject({ ids: ['a'], words: ['text'] })
})

it('skips formulas, footnote links and controls, and separates blocks', () => {
  const html =
    '<main><ul><li>a</li><li>b</li></ul><span class="katex">c</span><a data-footnote-ref href="#fn" id="d">1</a><button role="tab" id="e">f</button><select><option>g</option></select></main>'
  expect(collect(html)).toMatchObject({ ids: ['d'], hrefs: [], words: ['a', 'b', '1', 'f'] })
})

it('reads only the ids of what style attributes hide', () => {
  const html = '<main><h3 id="a" style="visibility:hidden;width:0">b</h3><p>c</p></main>'
  expect(collect(html)).toMatchObject({ ids: ['a'], headings: [], words: ['c'] })
})

it('reads the folders of file trees and separates cards of Nextra', () => {
  const html =
    '<main><a class="nextra-card">a</a><a class="nextra-card">b</a><ul class="nextra-filetree"><li><button>c</button></li></ul><button>d</button></main>'
  expect(collect(html).words).toEqual(['a', 'b', 'c'])
})
