import { describe, expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

const html = async (text: string) => (await compilePlain(text)).html.replaceAll('\n', '')

describe('parseRawHtml', () => {
  it('allows HTML around Markdown', async () => {
    expect(await html('<div>\n\n*a*\n\n<section>\n\n- b\n\n</section>\n\n</div>\n\nc')).toBe(
      '<div><p><em>a</em></p><section><ul><li>b</li></ul></section></div><p>c</p>',
    )
  })

  it('closes an unclosed tag at the end of its paragraph, directive or partial', async () => {
    expect(await html('a <b>c\n\nd')).toBe('<p>a <b>c</b></p><p>d</p>')
    expect(await html(':::note\n<div>\na\n:::\n\nb')).toMatch(/<div>a<\/div><\/aside><p>b<\/p>$/)
    const { html: included } = await compilePlain('::include{file="_a.md"}\n\nb', { includes: { '_a.md': '<div>\na' } })
    expect(included.replaceAll('\n', '')).toBe('<div>a</div><p>b</p>')
  })

  it('keeps Markdown output inside of HTML', async () => {
    expect(await html('<div>\n\n:::tip[T]\n<i>a</i>\n:::\n\n```js\nb\n```\n\n</div>')).toBe(
      '<div><aside class="tip"><p>T</p><p><i>a</i></p></aside><pre><code class="language-js"><span>b</span></code></pre></div>',
    )
  })

  it('keeps the position of an element in HTML of several lines', async () => {
    const { problems } = await compilePlain('---\na: b\n---\n\n<div>\n  <p>x <script></script>\n</div>\n')
    expect(problems).toEqual([expect.stringContaining('page.md:6:8 <script>')])
  })
})
