import { describe, expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

describe('finishTree', () => {
  it('renders no React comments between texts', async () => {
    expect((await compilePlain('a <!-- b --> c &amp; d :e f ![g](h) i')).html).not.toContain('<!-- -->')
  })

  it('ignores white space around URLs and line breaks in them, as browsers do', async () => {
    const { html, links, problems } = await compilePlain(
      '<a href=" ./b.md ">a</a> <a href="\n//c.d/e\nf">g</a> <img src=" h.png\n" alt="">\n\n<video src="\t i.mp4"></video>\n' +
        '<img src=" http://b.c/d.png" alt="">',
    )
    expect(links.map(({ href }) => href)).toEqual(['./b.md', 'h.png', 'i.mp4'])
    expect(html).toContain('href="//c.d/ef"')
    expect(problems).toMatchObject([expect.stringContaining('browsers will not load http://b.c/d.png: ')])
  })

  it('collects all ids as anchors, in order', async () => {
    const { anchors } = await compilePlain('## A\n\n<div id="b"><i id="c">d</i></div>\n\n- <b id="e">f</b>')
    expect(anchors).toEqual(['a', 'b', 'c', 'e'])
  })

  it('prevents sources from naming a component', async () => {
    expect((await compilePlain('x <docgen-component>a</docgen-component>')).html).toBe('<p>x <span>a</span></p>')
  })

  it("survives names and attributes that React can't handle", async () => {
    const { html } = await compilePlain(
      '<div>\n<x@y>a</x@y><menuitem>b</menuitem><br children="c"><b key=d ref=e>f</b></div>',
    )
    expect(html).toBe('<div>\nab<br><b>f</b></div>')
  })

  it('renders the cards as a hole', async () => {
    expect((await compilePlain('a\n\n::doc-cards\n\nb')).holes).toEqual([{ kind: 'cards' }])
  })

  it('renders the same for every kind of line ending', async () => {
    const text = '# A\n\nb\nc `d\ne`\n\n```js\nf\ng\n```\n\n<p>\nh\n</p>\n'
    const unix = await compilePlain(text)
    expect((await compilePlain(text.replaceAll('\n', '\r\n'))).html).toBe(unix.html)
  })
})
