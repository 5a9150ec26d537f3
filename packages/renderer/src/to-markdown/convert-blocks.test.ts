import { describe, expect, it } from 'vitest'
import { convertBlocks } from './convert-blocks.js'
import { createMarkdownContext } from './markdown-context.js'
import { parseHtml } from './parse-html.js'

const convert = (html: string): string => {
  const context = createMarkdownContext({ origin: 'https://a.org', href: '/docs/page' }, convertBlocks)
  return convertBlocks(parseHtml(html).children, context).join('\n\n')
}

describe('blocks', () => {
  it.each([
    ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
    ['text <b>bold</b><p>then</p>', 'text **bold**\n\nthen'],
    ['<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b'],
    ['<hr>', '---'],
    ['<p> </p>', ''],
    ['<div><div><p>nested</p></div></div>', 'nested'],
    ['<h2>Title</h2>', '## Title'],
  ])('%j become %j', (html, markdown) => {
    expect(convert(html)).toBe(markdown)
  })
})

describe('lists', () => {
  it.each([
    ['<ul><li>a</li><li>b</li></ul>', '- a\n- b'],
    ['<ol><li>a</li><li>b</li></ol>', '1. a\n2. b'],
    ['<ol start="9"><li>a</li><li>b</li></ol>', '9. a\n10. b'],
    ['<ul><li>a<ul><li>b</li></ul></li></ul>', '- a\n  - b'],
    ['<ul><li><p>a</p><p>b</p></li></ul>', '- a\n\n  b'],
    ['<ul><li></li><li>b</li></ul>', '- \n- b'],
    ['<ul></ul>', ''],
  ])('%j becomes %j', (html, markdown) => {
    expect(convert(html)).toBe(markdown)
  })
})

describe('tables', () => {
  const row = (name: string, ...cells: readonly string[]): string =>
    `<tr>${cells.map((cell) => `<${name}>${cell}</${name}>`).join('')}</tr>`

  it('have a header, escaped pipes, and breaks within a line', () => {
    const html = `<table><thead>${row('th', 'a', 'b')}</thead><tbody>${row('td', 'x | y', 'one<br>two')}</tbody></table>`
    expect(convert(html)).toBe('| a | b |\n| --- | --- |\n| x \\| y | one<br>two |')
  })
  it('without a header get an empty one', () => {
    expect(convert(`<table><tbody>${row('td', 'x', 'y')}</tbody></table>`)).toMatch(
      /^\|\s+\|\s+\|\n\| --- \| --- \|\n\| x \| y \|$/,
    )
  })
  it('keep the number of columns in short rows', () => {
    const lines = convert(`<table><thead>${row('th', 'a', 'b')}</thead><tbody>${row('td', 'x')}</tbody></table>`).split(
      '\n',
    )
    expect(new Set(lines.map((line) => line.split('|').length)).size).toBe(1)
  })
})

describe('inline content', () => {
  it.each([
    ['<p><strong>a</strong> <em>b</em> <del>c</del></p>', '**a** *b* ~~c~~'],
    ['<p><code>a ` b</code></p>', '``a ` b``'],
    ['<p><code>`a`</code></p>', '`` `a` ``'],
    ['<p><a href="/x">y</a></p>', '[y](https://a.org/x)'],
    ['<p><a href="other#part">y</a></p>', '[y](https://a.org/docs/other#part)'],
    ['<p><a href="#part">y</a></p>', '[y](#part)'],
    ['<p><a href="/a b">y</a></p>', '[y](<https://a.org/a%20b>)'],
    ['<p><img src="/i.png" alt="An [image]"></p>', '![An \\[image\\]](https://a.org/i.png)'],
    ['<p>a<br>b</p>', 'a\\\nb'],
    ['<p><br>a<br> <br></p>', 'a'],
    ['<p>a\\<br></p>', 'a\\\\'],
    ['<p><br></p>', ''],
    ['<p>a <kbd> b<br></kbd></p>', 'a <kbd>b</kbd>'],
    ['<p><strong>a<br></strong>b</p>', '**a**\\\nb'],
    ['<p>a <a href="/x"><br>b<br></a>c</p>', 'a \\\n[b](https://a.org/x)\\\nc'],
    ['<p>1. not a list</p>', '1\\. not a list'],
    ['<p># no heading</p>', '\\# no heading'],
    ['<p>a<strong> b </strong>c</p>', 'a **b** c'],
    ['<p>The <span class="badge badge-tip">New</span> one</p>', 'The **New** one'],
    ['<h2>The <span class="badge badge-tip">New</span> one</h2>', '## The New one'],
  ])('%j is %j', (html, markdown) => {
    expect(convert(html)).toBe(markdown)
  })
})
