import { describe, expect, it } from 'vitest'
import { readPage } from './read-page.js'

const DOCUSAURUS = '<meta name="generator" content="Docusaurus v3">'
const DOCGEN = '<meta name="generator" content="docgen">'
const read = (html: string, file = 'docs/a.html', baseUrl = '/') =>
  readPage({ file, html, baseUrl, origin: 'https://docs.example' })

describe('readPage', () => {
  it.each([
    ['index.html', '/'],
    ['docs/a.html', '/docs/a'],
    ['docs/a/index.html', '/docs/a'],
    ['docs/1.12.html', '/docs/1.12'],
    ['docs/my-index.html', '/docs/my-index'],
  ])('reads the route of %s', (file, route) => {
    expect(read('', file).route).toBe(route)
  })

  it('reads the main heading without its anchor link', () => {
    expect(read('<main><h1>A <code>b</code>\n c<a class="hash-link" href="#x">#</a></h1></main>').title).toBe('A b c')
  })

  it('reads a heading inside a header', () => {
    expect(read('<main><article><header><h1>A</h1></header></article></main>').title).toBe('A')
  })

  it('reads the links to posts in a list of posts', () => {
    const html = '<main><article><header><h2><a href="/blog/first">First</a></h2></header></article></main>'
    expect(read(html).links).toEqual(['/blog/first'])
  })

  it('reads ids of the main part only', () => {
    const html =
      DOCUSAURUS +
      '<div id="app"></div><main id="__docusaurus_skip"><h2 id="a">A</h2><nav><p id="n"></p></nav><li id="b"></li><div id="__blog-post-container"></div><input id="i"><p id="p" role="tabpanel"></p></main>'
    expect(read(html).anchors).toEqual(['a', 'b'])
  })

  it('ignores the id of the title, but not those in it and of other main headings', () => {
    const html = '<main><h1 id="title"><a id="in-title"></a>A</h1><h2 id="b">B</h2><h1 id="c">C</h1></main>'
    expect(read(html).anchors).toEqual(['in-title', 'b', 'c'])
  })

  it('reads the id of a heading that has the form of a generated one', () => {
    const page = read(`${DOCGEN}<main><h2 id="fn-call">fn: call</h2><p id="fn-1">Note</p></main>`)
    expect(page.anchors).toEqual(['fn-call'])
  })

  it('ignores the ids of code lines and the links to them, but not other ids of that form', () => {
    const line = '<pre><code><span id="L1" data-line="1"><a href="#L1" aria-hidden="true"></a>a</span></code></pre>'
    const page = read(`${DOCGEN}<main>${line}<p id="L2"><a href="#L2">b</a></p></main>`)
    expect([page.anchors, page.links]).toEqual([['L2'], ['/docs/a#L2']])
  })

  it('ignores ids in images, and the hashes in names of linked files', () => {
    const files = ['/assets/files/my-data-0a1b2c3d4e5f60718293a4b5c6d7e8f9.yaml', '/assets/my-data.0a1b2c3d.yaml']
    const pages = files.map((file) => read(`<main><svg id="s"><path id="p"/></svg><a href="${file}">a</a></main>`))
    expect(pages.map(({ anchors, links }) => [anchors, links])).toEqual([
      [[], ['/assets/my-data.yaml']],
      [[], ['/assets/my-data.yaml']],
    ])
  })

  it('reads a table of contents in the content, not the one in the layout', () => {
    const html =
      DOCUSAURUS +
      '<main><div class="tableOfContentsInline_x"><a href="#in">In</a></div><div class="tableOfContents_x"><a href="#out">Out</a></div></main>'
    expect(read(html).links).toEqual(['/docs/a#in'])
  })

  it('reads the canonical URL', () => {
    expect(read('<link rel="canonical" href="https://x.example/docs/a">').canonical).toBe('https://x.example/docs/a')
  })

  it.each([
    ['b', ['/docs/b']],
    ['../c/', ['/c']],
    ['/docs/b.html#x', ['/docs/b#x']],
    ['#x', ['/docs/a#x']],
    ['/d%20e', ['/d e']],
    ['https://other.example/', []],
    ['https://docs.example/e', ['/e']],
    ['', []],
    ['mailto:a@b.example', []],
  ])('reads the target of %s', (href, links) => {
    expect(read(`<main><a href="${href}">x</a></main>`).links).toEqual(links)
  })

  it('resolves links of a page in a folder of its own', () => {
    expect(read('<main><a href="../b/">x</a></main>', 'docs/a/index.html').links).toEqual(['/docs/b'])
  })

  it('reads headings, words, and code without white space at the ends of lines', () => {
    const html =
      '<main><h1>A</h1><h2>B <code>c</code></h2><p>One<br>two, thr<b>ee</b></p><pre>x  \n  y\n</pre><button>Copy</button></main>'
    const { headings, words, codeBlocks } = read(html)
    expect(headings).toEqual(['## B c'])
    expect(words).toEqual(['a', 'b', 'c', 'one', 'two', 'three', 'x', 'y'])
    expect(codeBlocks).toEqual(['x\n  y'])
  })

  it.each([
    ['/assets/boat.0a1b2c3d.png', 'boat'],
    ['/assets/boat.CkP-SHZz.png', 'boat'],
    ['/_astro/boat.CZZyCf7p_ZmQkpX.webp', 'boat'],
    ['/assets/images/boat-0a1b2c3d4e5f60718293a4b5c6d7e8f9.png', 'boat'],
    ['/_next/image?url=%2F_next%2Fstatic%2Fmedia%2Fboat.0a1b2c3d.png&w=640', 'boat'],
    ['data:image/png;base64,AAAA', ''],
  ])('reads the name of the image %s', (src, name) => {
    expect(read(`<main><img src="${src}" alt="A boat"></main>`).images).toEqual([{ name, alt: 'A boat' }])
  })

  it('strips the base URL from links', () => {
    expect(
      read('<main><a href="/base/docs/b">x</a><a href="/elsewhere">y</a></main>', 'docs/a.html', '/base/').links,
    ).toEqual(['/docs/b'])
  })
})
