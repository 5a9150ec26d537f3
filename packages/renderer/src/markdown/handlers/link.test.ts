import { describe, expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

describe('links', () => {
  it.each(['a.md', '../b.md?c=d#e', '/f', '#g', '?h', '', 'i j.md', 'api:k'])(
    'to %j are resolved later, by the graph',
    async (href) => {
      const { links, holes } = await compilePlain(`a [x](<${href}>)`)
      expect(links).toEqual([{ kind: href === 'api:k' ? 'api' : 'link', href, file: 'page.md', line: 1, column: 3 }])
      expect(holes).toEqual([{ kind: 'link', link: 0 }])
    },
  )

  it.each(['https://a.b/c?d=e#f', '//a.b', 'http://[::ffff:7f00:1]:80/%5B', 'mailto:a@b.c', 'tel:+1'])(
    'to %s are unchanged',
    async (href) => {
      const { html, links } = await compilePlain(`[x](${href} "T")`)
      expect(html).toBe(`<p><a href="${href}" title="T">x</a></p>`)
      expect(links).toEqual([])
    },
  )

  it('in HTML keep their attributes', async () => {
    const { html } = await compilePlain('x <a href="a.md" class="b c" id="d" aria-label="e" download>f</a>')
    expect(html).toBe('<p>x <a href="a.md" class="b c" id="d" aria-label="e" download="">f</a></p>')
  })

  it('without a target are anchors', async () => {
    const { html, anchors } = await compilePlain('x <a name="a"></a><a id="b"></a>')
    expect(html).toBe('<p>x <a name="a"></a><a id="b"></a></p>')
    expect(anchors).toEqual(['a', 'b'])
  })
})
