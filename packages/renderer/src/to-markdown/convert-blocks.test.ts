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
    ['<ul><a name="x"><li>a</li><li><p>b</p></li></a><li>c</li></ul>', '- a\n- b\n- c'],
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
    ['<p>All: <strong><em>of it</em></strong>.</p>', 'All: ***of it***.'],
    ['<p>All: <em><strong>of it</strong></em>.</p>', 'All: ***of it***.'],
    ['<h2>The <span class="badge badge-tip">New</span> one</h2>', '## The New one'],
  ])('%j is %j', (html, markdown) => {
    expect(convert(html)).toBe(markdown)
  })
})

describe('links around blocks', () => {
  it.each([
    [
      '<a href="/a"><div><h3>First</h3><p>One.</p></div></a><a href="/b"><h3>Second</h3><p>Two.</p><p>Three.</p></a>',
      '**[First](https://a.org/a)**: One.\n\n**[Second](https://a.org/b)**: Two.\n\nThree.',
    ],
    [
      '<a href="/a"><img src="/i.png" alt="Icon"><h3><b>Title</b></h3><ul><li>a</li></ul></a>',
      '![Icon](https://a.org/i.png)\n\n[**Title**](https://a.org/a)\n\n- a',
    ],
    ['<a href="/a"><div>Only text</div></a>', '[Only text](https://a.org/a)'],
    ['<a href="/a"><h3>Only a heading</h3></a>', '[Only a heading](https://a.org/a)'],
    ['<a href="/a"><div><img src="/i.png" alt="x"></div></a>', '[![x](https://a.org/i.png)](https://a.org/a)'],
  ])('%j become %j', (html, markdown) => {
    expect(convert(html)).toBe(markdown)
  })
})

it('describes a post in lists by date, authors and tags, without decoration', () => {
  const post =
    '<article class="post"><img class="post-image" src="/c.png" alt=""><h2 class="post-title"><a href="/p">Post</a></h2>' +
    '<div class="post-line"><p class="post-facts"><time>May 1</time> · <span>1 min read</span></p>' +
    '<div class="author"><img class="author-image" src="/a.png" alt=""><div><div class="author-name"><bdi><a href="/ann">Ann</a></bdi></div></div></div></div>' +
    '<ul class="post-tags"><li><a href="/t">tag</a></li><li><a href="/u">other</a></li></ul></article>'
  expect(convert(post)).toBe(
    '## [Post](https://a.org/p)\n\nMay 1, [Ann](https://a.org/ann)\n\n[tag](https://a.org/t), [other](https://a.org/u)',
  )
})

it('names the marked lines of code', () => {
  const code =
    '<pre><code class="language-js"><span data-line="1" class="highlighted">a\n</span><span><span class="k">error</span>\n</span><span class="focused">b\n</span><span class="error">c\n</span></code></pre>'
  expect(convert(code)).toBe('```js {1,3} error={4}\na\nerror\nb\nc\n```')
})
