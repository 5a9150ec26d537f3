import { describe, expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

describe('headings', () => {
  it('get ids, entries in the table of contents, and sections', async () => {
    const { html, toc, sections } = await compilePlain('a\n\n## B `c` [d](e)\n\nf\n\n#### G\n\nh')
    expect(html).toContain('<h2 id="b-c-d">B <code>c</code> <a href="e">d</a></h2>')
    expect(toc).toEqual([
      { id: 'b-c-d', level: 2, html: 'B <code>c</code> d', text: 'B c d' },
      { id: 'g', level: 4, html: 'G', text: 'G' },
    ])
    expect(sections).toEqual([
      { id: '', title: '', level: 1, text: 'a' },
      { id: 'b-c-d', title: 'B c d', level: 2, text: 'f' },
      { id: 'g', title: 'G', level: 4, text: 'h' },
    ])
  })

  it.each([
    ['## cache:clear', 'cache', 'cache:clear'],
    ['## A *b:c[d]* e', 'a-bd-e', 'A b:c[d] e'],
    ['## cache:clear {#own}', 'own', 'cache:clear'],
    ['## A  b', 'a--b', 'A b'],
    ['## A `b  c` {/* d */}', 'a-b--c--d-', 'A b  c {/* d */}'],
  ])('get the ids that Docusaurus derives from %j', async (markdown, id, text) => {
    const { anchors, toc } = await compilePlain(markdown)
    expect(toc.map((entry) => [entry.id, entry.text.replace(/ +/g, ' ')])).toEqual([[id, text.replace(/ +/g, ' ')]])
    expect(anchors).toEqual([id])
  })

  it.each(['', '<i></i>'])(
    'of images are listed by alternative text, those without text not at all %s',
    async (html) => {
      const { toc } = await compilePlain(`## ![A & b](https://e.f/g.png)\n\n##\n\n## {#own}\n\n${html}`)
      expect(toc).toEqual([{ id: 'a--b', level: 2, html: 'A &amp; b', text: 'A & b' }])
    },
  )

  it('of level 1 leave the text if they start it, and stay otherwise', async () => {
    const { heading, html, anchors, toc } = await compilePlain('<!-- a -->\n\n# B *c*\n\n# B c\n')
    expect(heading).toEqual({ parts: ['B <em>c</em>'], holes: [], text: 'B c' })
    expect(html).toBe('<h1 id="b-c-1">B c</h1>')
    expect(anchors).toEqual(['b-c', 'b-c-1'])
    expect(toc).toEqual([])
    expect((await compilePlain('a\n\n# B')).heading).toBeUndefined()
  })

  it('keep links and images at the start of the page', async () => {
    const { heading, links, html } = await compilePlain(
      '# A [b](c.md) [![d](https://e.f/g.png)](https://h.i) ![j](k.png)',
    )
    expect(heading?.text).toBe('A b d j')
    expect(heading?.parts.join('…')).toBe(
      'A <a href="…">b</a> <a href="https://h.i"><img loading="lazy" decoding="async" src="https://e.f/g.png" alt="d"></a> …',
    )
    expect(heading?.holes).toMatchObject([
      { kind: 'link', link: 0 },
      { kind: 'image', link: 1, isLazy: true },
    ])
    expect(links.map(({ href }) => href)).toEqual(['c.md', 'k.png'])
    expect(html).toBe('')
  })

  it('keep their custom id at the start of the page', async () => {
    const { heading, anchors, problems } = await compilePlain('# A {#b}\n\n## C')
    expect(heading).toMatchObject({ text: 'A', id: 'b' })
    expect([anchors, problems]).toEqual([['b', 'c'], []])
  })

  it.each([
    ['# A b\n\n[c](#a-b)', 'a-b'],
    ['# Ä b\n\n<b>[c](#%C3%A4-b)</b>', 'ä-b'],
    ['# A b\n\n[c](#a)', undefined],
  ])('have an id in %j', async (text, id) => {
    const { heading, anchors } = await compilePlain(text)
    expect(heading?.id).toBe(id)
    expect(anchors).toHaveLength(1)
  })
})
