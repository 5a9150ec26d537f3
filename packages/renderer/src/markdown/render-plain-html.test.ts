import { describe, expect, it } from 'vitest'
import { renderPlainHtml } from './render-plain-html.js'

const render = (markdown: string): Promise<string> => renderPlainHtml(markdown, 'https://docs.example/a')

describe('renderPlainHtml', () => {
  it('omits front matter and title', async () => {
    expect(await render('---\ntitle: "A"\nurl: "b"\n---\n\n# <a id="a"></a> A\n\nText.\n')).toBe('<p>Text.</p>')
    expect(await render('---\ntitle: "A"\n---\n\n# A\n')).toBe('')
  })

  it('keeps a level-1 heading that is not the title', async () => {
    expect(await render('---\ntitle: "A"\n---\n\nText.\n\n# B\n')).toBe('<p>Text.</p>\n<h1>B</h1>')
  })

  it('names the kind of an alert, and keeps its title', async () => {
    expect(await render('> [!TIP]\n> Try it.\n')).toContain('<p><strong>Tip</strong><br>\nTry it.</p>')
    expect(await render('> [!NOTE]\n>\n> - a\n')).toContain('<p><strong>Note</strong></p>')
  })

  it('has no inline styles, inputs, or relative URLs', async () => {
    const html = await render('| a |\n| -: |\n| 1 |\n\n- [x] done\n- [ ] open\n\nNote[^1]\n\n[^1]: Text.\n')
    expect(html).toContain('<td align="right">1</td>')
    expect(html).toContain('\u2611 done')
    expect(html).toContain('\u2610 open')
    expect(html).toContain('href="https://docs.example/a#user-content-fn-1"')
    expect(html).not.toMatch(/style=|<input|href="#/)
  })

  it('keeps code as it is', async () => {
    const html = await render('```html\n<a id="x"></a>\n<p style="text-align: right">[!TIP]</p>\n```\n')
    expect(html).toContain('&lt;p style="text-align: right"&gt;[!TIP]&lt;/p&gt;')
  })
})
