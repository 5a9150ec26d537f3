import { describe, expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

describe('images', () => {
  it('of the site are holes with their attributes, the first of them eager', async () => {
    const { holes, parts, links } = await compilePlain(
      '![a](b.png "c") ![d](/static/e.png)\n\n<img src="f" alt="" class="g" width=1>',
    )
    expect(holes).toEqual([
      { kind: 'image', link: 0, attributes: { alt: 'a', title: 'c' }, isLazy: false },
      { kind: 'image', link: 1, attributes: { alt: 'd' }, isLazy: true },
      { kind: 'image', link: 2, attributes: { alt: '', class: 'g', width: '1' }, isLazy: true },
    ])
    expect(parts).toEqual(['<p>', ' ', '</p>\n', ''])
    expect(links.map(({ kind, href }) => [kind, href])).toEqual([
      ['image', 'b.png'],
      ['image', '/static/e.png'],
      ['image', 'f'],
    ])
  })

  it('of other sites are lazy elements', async () => {
    const { html, links } = await compilePlain('![a](https://b.c/d.png)')
    expect(html).toBe('<p><img loading="lazy" decoding="async" src="https://b.c/d.png" alt="a"></p>')
    expect(links).toEqual([])
  })

  it('without alternative text are reported and hidden from screen readers', async () => {
    const { html, problems } = await compilePlain('![](a.png)\n\n<img src="b.png"> <img src="c.png" alt="">')
    expect(problems).toEqual([
      'warning image-alt page.md:1:1 the image has no alternative text',
      'warning image-alt page.md:3:1 the image has no alternative text',
    ])
    expect(html).toContain('<img src="a.png" alt="">')
  })
})
