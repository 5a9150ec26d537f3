import { describe, expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

const flat = (html: string) => html.replace(/\n+/g, '')

describe('JSX in Markdown', () => {
  it('is shown as text, each element reported once, its content parsed as Markdown', async () => {
    const { html, problems } = await compilePlain('<Tabs>\n<TabItem value="a">\n\n*b*\n\n</TabItem>\n</Tabs>')
    expect(flat(html)).toBe(
      '<p>&lt;Tabs&gt;</p><p>&lt;TabItem value="a"&gt;</p><p><em>b</em></p><p>&lt;/TabItem&gt;</p><p>&lt;/Tabs&gt;</p>',
    )
    expect(problems).toEqual([
      'warning mdx-in-markdown page.md:1:1 <Tabs> is JSX, which plain Markdown shows as text',
      'warning mdx-in-markdown page.md:2:1 <TabItem> is JSX, which plain Markdown shows as text',
    ])
  })

  it('keeps Markdown without surrounding blank lines, at its position', async () => {
    const { html, links } = await compilePlain('a\n\n<Box>\nb *c*\n[d](e.md)\n</Box>')
    expect(flat(html)).toContain('<p>b <em>c</em><a href="e.md">d</a></p>')
    expect(links).toMatchObject([{ file: 'page.md', line: 5, column: 1 }])
  })

  it('is also found inline and inside of HTML', async () => {
    const { html, problems } = await compilePlain('Array<String> <Link to={a} />\n\n<div>\n  <Card />\n</div>')
    expect(flat(html)).toBe('<p>Array&lt;String&gt; &lt;Link to={a} /&gt;</p><div>  &lt;Card /&gt;</div>')
    expect(problems.map((problem) => problem.split(' ')[2])).toEqual(['page.md:4:3', 'page.md:1:6', 'page.md:1:15'])
  })

  it('excludes HTML in capitals, and code', async () => {
    expect((await compilePlain('<DIV>a</DIV> <BR>\n\n`<A2>`\n\n```\n<Tabs>\n```')).problems).toEqual([])
  })
})
