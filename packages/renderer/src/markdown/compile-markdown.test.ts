import type { Root as HtmlRoot } from 'hast'
import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { describe, expect, it } from 'vitest'
import { compilePlain } from '../../test/markdown/compile-plain.js'

describe('compileMarkdown', () => {
  it('returns the same content for the same input', async () => {
    const text = '# A\n\n[b](c.md) ![d](e.png)\n\n```js\nf\n```\n\n:::note\ng\n:::\n'
    expect(await compilePlain(text)).toEqual(await compilePlain(text))
  })

  it('compiles empty text to empty content', async () => {
    expect(await compilePlain('')).toMatchObject({
      parts: [''],
      holes: [],
      description: '',
      toc: [],
      anchors: [],
      diagnostics: [],
    })
    expect(await compilePlain('---\ntitle: x\n---\n')).toMatchObject({ parts: [''] })
  })

  it('keeps the order of links, and splits the HTML at each hole', async () => {
    const { parts, holes, links } = await compilePlain('[a](b) [![c](d)](e)')
    expect(parts).toEqual(['<p><a href="', '">a</a> <a href="', '">', '</a></p>'])
    expect(holes.map((hole) => hole.kind)).toEqual(['link', 'link', 'image'])
    expect(links.map(({ href, column }) => [href, column])).toEqual([
      ['b', 1],
      ['e', 8],
      ['d', 9],
    ])
  })

  it('prevents pages from forging a hole', async () => {
    const text =
      'a\u00000\u0000 [b](c\u00000\u0000) `\u00000\u0000` <b title="\u00000\u0000">d</b>\n\n```\n\u00000\u0000\n```\n'
    const { holes, html } = await compilePlain(text, { placeholders: { x: '\u00000\u0000' } })
    expect(holes).toHaveLength(1)
    expect(html).not.toContain('\u0000')
  })

  it('runs remark and rehype plugins, before its own transforms and before sanitizing the HTML', async () => {
    const shout = () => (tree: Root) =>
      visit(tree, 'text', (node) => void Object.assign(node, { value: node.value.toUpperCase() }))
    const taint = () => (tree: HtmlRoot) =>
      visit(tree, 'element', ({ properties }) => void Object.assign(properties, { onClick: 'x' }))
    const { html, problems } = await compilePlain('## a {product}', {
      placeholders: { PRODUCT: 'b' },
      remarkPlugins: [shout],
      rehypePlugins: [taint],
    })
    expect(html).toBe('<h2 id="a-product">A b</h2>')
    expect(problems).toEqual([expect.stringContaining('onclick of <h2> is not allowed')])
  })

  it('lets a plugin handle the directives that it claims', async () => {
    const video = () => (tree: Root) =>
      visit(tree, (node) => {
        if (node.type === 'leafDirective' || node.type === 'containerDirective') {
          node.data = { hName: 'figure', hProperties: { className: [node.name] } }
        }
      })
    const { html, problems } = await compilePlain('::video\n\n:::box\na\n:::\n', { remarkPlugins: [video] })
    expect(html).toBe('<figure class="video"></figure>\n<figure class="box">\n<p>a</p>\n</figure>')
    expect(problems).toEqual([])
  })

  it('points to plugins for problems of elements that the source does not contain', async () => {
    const image = { type: 'paragraph' as const, children: [{ type: 'image' as const, url: 'a.png', alt: null }] }
    const insert = () => (tree: Root) => void tree.children.push(image)
    const { diagnostics, links } = await compilePlain('a', { remarkPlugins: [insert] })
    expect(links).toMatchObject([{ href: 'a.png', isInserted: true }])
    expect(diagnostics.map(({ hint }) => hint)).toEqual([
      expect.stringContaining('look at the plugins in markdown.remarkPlugins'),
    ])
  })

  it('reports each problem of a partial once, however often it is included', async () => {
    const include = '::include{file="./_a.md"}\n\n'
    const { problems } = await compilePlain(include + include, { includes: { '_a.md': '<script></script>' } })
    expect(problems).toHaveLength(1)
  })
})
