import { describe, expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

describe('code blocks', () => {
  it('have their title, numbers, wrapping and marks', async () => {
    const { html } = await compilePlain('```JS title="a.js" {2} showLineNumbers=3 wrap\na\nb\n```')
    expect(html).toBe(
      '<pre data-title="a.js" data-first-line="3" data-wrap="true"><code class="language-js">' +
        '<span id="L3" data-line="3"><a href="#L3" tabindex="-1" aria-hidden="true"></a>a\n</span><span id="L4" data-line="4" class="highlighted"><a href="#L4" tabindex="-1" aria-hidden="true"></a>b\n</span></code></pre>',
    )
  })

  it('link the code that they only refer to, and say that it is missing', async () => {
    const url = 'https://github.com/a/b/blob/c/d.cs?e&f#L1-L2'
    const { html, diagnostics } = await compilePlain(`- \`\`\`csharp reference title="D"\n  ${url}\n  \`\`\``)
    expect(html).toContain(`<span><a href="${url.replace('&', '&amp;')}">${url.replace('&', '&amp;')}</a>`)
    expect(html).toContain('data-title="D"')
    expect(diagnostics).toMatchObject([{ code: 'code-block', line: 1, column: 13, length: 9 }])
    const plain = await compilePlain('```js reference\nhttps://a.b\nlet c\n```\n\n```js\nhttps://a.b\n```')
    expect([plain.problems, plain.html.includes('<a ')]).toEqual([[], false])
  })

  it('accept a range directly after the language', async () => {
    expect((await compilePlain('```js{1}\na\n```')).html).toContain('<span class="highlighted">a')
  })

  it("support the site's aliases, ignoring case", async () => {
    const highlight = { aliases: { own: 'JavaScript' }, magicComments: [] }
    const { html, problems } = await compilePlain('```Own\nlet a\n```', { highlight })
    expect(html).toContain('<span class="k">let</span>')
    expect(problems).toEqual([])
  })

  it('report an unknown language at its position, with the closest known one', async () => {
    const { diagnostics, html } = await compilePlain('- ```  pyhton x\n  a\n  ```\n\n```py\nb\n```')
    expect(diagnostics).toMatchObject([
      { code: 'unknown-language', line: 1, column: 8, length: 6, hint: 'Did you mean python?' },
    ])
    expect(html).toContain('<code class="language-pyhton"><span>a')
  })

  it('report ranges at their position, and comments on their line', async () => {
    const { diagnostics } = await compilePlain('---\na: b\n---\n\n```js title="x" {1,9}\n// highlight-end\na\n```')
    expect(diagnostics.map(({ line, column, length }) => [line, column, length])).toEqual([
      [6, 1, undefined],
      [5, 20, 1],
    ])
  })

  it('are indexed without their magic comments', async () => {
    const { sections } = await compilePlain('a\n\n```js\n// highlight-next-line\nb\n```\n\nc')
    expect(sections[0]?.text).toBe('a b c')
  })

  it('are also created from HTML, unless it contains more than code', async () => {
    expect((await compilePlain('<pre><code class="language-js">let a</code></pre>')).html).toContain('class="k"')
    const kept = '<pre class="x"><code>a</code></pre>'
    expect((await compilePlain(kept)).html).toBe(kept)
    expect((await compilePlain('<pre>a <b>c</b></pre>')).html).toBe('<pre>a <b>c</b></pre>')
  })
})
