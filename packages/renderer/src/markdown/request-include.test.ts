import { describe, expect, it } from 'vitest'
import { compilePlain } from '../../test/markdown/compile-plain.js'

const includes = {
  '_a.md': '---\ntitle: gone\n---\n## Same\n\n::include{file="./sub/_b.md"}',
  'sub/_b.md': '[x](y.md) <script></script>\n\n::include{file="../_c.md"}',
  '_c.md': 'c',
  '_self.md': '::include{file="_self.md"}',
}

describe('includes', () => {
  it('puts partials in, their front matter gone, their headings among the page’s', async () => {
    const { html, toc } = await compilePlain('## Same\n\n::include{file="./_a.md"}\n', { includes })
    expect(html).not.toContain('gone')
    expect(toc.map(({ id }) => id)).toEqual(['same', 'same-1'])
    expect(html).toContain('<p>c</p>')
  })

  it('names the partial as the file of links and mistakes', async () => {
    const { links, mistakes } = await compilePlain('\n\n::include{file="./_a.md"}\n', { includes })
    expect(links).toMatchObject([{ href: 'y.md', file: 'sub/_b.md', line: 1, column: 1 }])
    expect(mistakes).toEqual([expect.stringContaining('sub/_b.md:1:11 <script>')])
  })

  it('reports what is missing, with the nearest file, and what leads in a circle', async () => {
    const { mistakes, diagnostics } = await compilePlain(
      '::include{file="_d.md"}\n\n::include{file="_self.md"}\n\n::include{}',
      {
        includes,
      },
    )
    expect(mistakes).toEqual([
      'error missing-include page.md:1:1 there is no file _d.md to include',
      'error include-without-file page.md:5:1 the include names no file',
      'error include-cycle _self.md:1:1 the include leads in a circle: _self.md → _self.md',
    ])
    expect(diagnostics[0]?.hint).toBe('Did you mean _a.md?')
  })
})
