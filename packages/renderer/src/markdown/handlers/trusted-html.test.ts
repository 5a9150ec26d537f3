import { describe, expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

const trusted = (text: string) => compilePlain(text, { trustHtml: true })

describe('trusted HTML', () => {
  it.each([
    '<script type="module">if (a < b && "c") d()</script>',
    '<style>a > b { content: "&" }</style>',
    '<iframe src="https://a.b/c" allowfullscreen=""></iframe>',
    '<form action="https://a.b"><input name="c" value="d"><select><option selected="">e</option></select></form>',
    '<div onclick="c(&#39;d&#39;)">e</div>',
    '<textarea>\n\na</textarea>',
    '<div><template><b>a</b></template></div>',
  ])('passes unchanged: %s', async (html) => {
    const content = await trusted(html)
    expect(content.html).toBe(html)
    expect(content.problems).toEqual([])
  })

  it('still has its links and images resolved, and its Markdown parsed', async () => {
    const { html, links } = await trusted(
      '<div onclick="x">\n\n*a* <a href="b.md" onclick="c">d</a> <img src="e.png" alt="" onload="f">\n\n</div>',
    )
    expect(html.replaceAll('\n', '')).toBe(
      '<div onclick="x"><p><em>a</em> <a href="b.md" onclick="c">d</a> <img src="e.png" alt="" onload="f"></p></div>',
    )
    expect(links.map(({ kind, href }) => [kind, href])).toEqual([
      ['link', 'b.md'],
      ['image', 'e.png'],
    ])
  })

  it("has classes instead of inline styles, which the pages' policy blocks", async () => {
    const { html, pageStyles } = await trusted('<iframe class="a" src="https://b.c" style="width: 100%"></iframe>')
    const name = /class="(\w+) a"/.exec(html)?.[1]
    expect(html).not.toContain('style=')
    expect(pageStyles).toBe(`.${name}{width: 100%!important}`)
  })

  it('has URLs of objects resolved', async () => {
    const { html, links } = await trusted('<object data="./a.svg"><b>c</b></object>')
    expect(html).toBe('<p><object data="./a.svg"><b>c</b></object></p>')
    expect(links.map(({ kind, href }) => [kind, href])).toEqual([['link', './a.svg']])
  })

  it('may have links that run code', async () => {
    expect((await trusted('[a](javascript:b)')).html).toBe('<p><a href="javascript:b">a</a></p>')
  })
})
