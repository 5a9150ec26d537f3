import { describe, expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'
import { plainComponents } from '../../../test/markdown/plain-components.js'
import { plainOptions } from '../../../test/markdown/plain-options.js'
import { compileMarkdown } from '../compile-markdown.js'

const includes = {
  '_a.md': '---\ntitle: gone\n---\n## Same\n\n::include{file="./sub/_b.md"}',
  'sub/_b.md': '[x](y.md) <script></script>\n\n::include{file="../_c.md"}',
  '_c.md': 'c',
  '_self.md': '::include{file="_self.md"}',
}

describe('includes', () => {
  it('inserts partials without their front matter, with their headings among the page’s', async () => {
    const { html, toc } = await compilePlain('## Same\n\n::include{file="./_a.md"}\n', { includes })
    expect(html).not.toContain('gone')
    expect(toc.map(({ id }) => id)).toEqual(['same', 'same-1'])
    expect(html).toContain('<p>c</p>')
  })

  it('names the partial as the file of links and problems', async () => {
    const { links, problems } = await compilePlain('\n\n::include{file="./_a.md"}\n', { includes })
    expect(links).toMatchObject([{ href: 'y.md', file: 'sub/_b.md', line: 1, column: 1 }])
    expect(problems).toEqual([expect.stringContaining('sub/_b.md:1:11 <script>')])
  })

  it.each(['md', 'mdx'] as const)('inserts at most 1,000 files, although includes multiply, in %s', async (format) => {
    const use = (index: number): string =>
      format === 'mdx'
        ? `import A from './_${index}.mdx'\n\n<A />\n\n<A />\n`
        : `::include{file="_${index}.md"}\n\n::include{file="_${index}.md"}\n`
    const partials = Array.from({ length: 40 }, (_, index) => [`_${index}.${format}`, use(index + 1)] as const)
    const multiplied = { ...Object.fromEntries(partials), [`_40.${format}`]: 'word\n' }
    const { html, problems } = await compilePlain(use(0), { includes: multiplied, format })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain('too-complex')
    expect(html.split('word').length).toBeLessThan(1000)
  })

  it('reports missing files, with the closest one, and cycles', async () => {
    const { problems, diagnostics } = await compilePlain(
      '::include{file="_d.md"}\n\n::include{file="_self.md"}\n\n::include{}',
      {
        includes,
      },
    )
    expect(problems).toEqual([
      'error missing-include page.md:1:1 _d.md points to \u0000_d.md\u0000, which does not exist',
      'error include-without-file page.md:5:1 the include names no file',
      'error include-cycle _self.md:1:1 the include is circular: \u0000_self.md\u0000 → \u0000_self.md\u0000',
    ])
    expect(diagnostics[0]?.hint).toBe('Did you mean \u0000./_a.md\u0000?')
  })

  it('reports attributes that it does not have', async () => {
    const { diagnostics } = await compilePlain('::include{file="_c.md" from="1"}\n\n::include{fiel="_c.md"}', {
      includes,
    })
    expect(diagnostics.map(({ message, hint }) => `${message}: ${hint}`)).toEqual([
      '::include has no attribute from: Remove it: an include has the attributes file, lines and region',
      'the include names no file: Did you mean file?',
    ])
  })

  it('reports if only letter case differs', async () => {
    const source = { path: ':page.md', text: '::include{file="./_A.md"}', similarIncludes: { '_A.md': '/docs/_a.md' } }
    const { diagnostics } = await compileMarkdown({ ...source, includes: {} }, plainOptions, plainComponents)
    expect(diagnostics.map(({ hint }) => hint)).toEqual([
      'Did you mean \u0000.//docs/_a.md\u0000? The names differ only in letter case',
    ])
  })

  it('suggests the file that is probably meant', async () => {
    const similarIncludes = { 'b/_a.md': '/docs/_a.md', '_c.md': '/docs/d/_c.md' }
    const text = '::include{file="./b/_a.md"}\n\n::include{file="./_c.md"}'
    const source = { path: ':page.md', text, similarIncludes, includes: {} }
    const { diagnostics } = await compileMarkdown(source, plainOptions, plainComponents)
    expect(diagnostics.map(({ hint }) => hint)).toEqual([
      'Did you mean \u0000.//docs/_a.md\u0000?',
      'Did you mean \u0000.//docs/d/_c.md\u0000?',
    ])
  })

  it('recognizes the page itself by the paths that refer to it', async () => {
    const aliases = { 'a.md': ':page.md', '/docs/a.md': ':page.md' }
    const source = { path: ':page.md', text: '::include{file="_b.md"}', aliases }
    const circle = { '_b.md': '::include{file="./a.md"}', 'a.md': source.text, ':page.md': 'never' }
    const { diagnostics } = await compileMarkdown({ ...source, includes: circle }, plainOptions, plainComponents)
    expect(diagnostics.map(({ file, message }) => [file, message.replaceAll('\u0000', '')])).toEqual([
      ['_b.md', 'the include is circular: :page.md → _b.md → :page.md'],
    ])
  })

  it('reads the file that an include of a copied page refers to, and its includes', async () => {
    const source = {
      path: ':page.md',
      text: '::include{file="../docs/_a.md"}',
      aliases: { '../docs/_a.md': '../../docs/_a.md' },
      includes: { '../../docs/_a.md': 'Shared.\n\n::include{file="./_b.md"}', '../../docs/_b.md': 'Deep.' },
    }
    const { diagnostics, ...compiled } = await compileMarkdown(source, plainOptions, plainComponents)
    expect(diagnostics).toEqual([])
    expect(JSON.stringify(compiled)).toMatch(/Shared[\s\S]*Deep/)
  })

  it.each(['constructor', '__proto__'])('has no file %s unless it exists', async (name) => {
    const { problems } = await compilePlain(`::include{file="${name}"}`)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain('missing-include')
  })

  describe('of a part of a file', () => {
    const parts = {
      'a.md': '---\ntitle: A\n---\n\n## One\n\nfirst\n\n## Two\n\n[second](x.md)\n',
      'b.ts': 'start()\n// #region main\n  if (a) {\n    b()\n  }\n// #endregion main\n',
    }

    it('inserts lines or a region of Markdown, with the positions of the file', async () => {
      const { html, links } = await compilePlain(
        '::include{file="a.md" lines="9-"}\n\n::include{file="a.md" region="one"}',
        {
          includes: parts,
        },
      )
      expect(html).toMatch(/Two[\s\S]*second[\s\S]*first/)
      expect(html).not.toContain('One')
      expect(links).toMatchObject([{ file: 'a.md', line: 11, column: 1 }])
    })

    it('inserts code as a code block, also into groups', async () => {
      const group = ':::code-group\n\n::include{file="b.ts" code="ts [b.ts]" region="main"}\n\n:::\n'
      const { html, problems } = await compilePlain(`::include{file="b.ts" code="ts" lines="1"}\n\n${group}`, {
        includes: parts,
      })
      expect(problems).toEqual([])
      expect(html).toContain('b.ts')
      expect(html.replace(/<[^>]*>/g, '')).toMatch(/start\(\)[\s\S]*if \(a\) \{\s+b\(\)\s+\}/)
      expect(html).not.toContain('#region')
    })

    it('reports regions and lines that the file does not have', async () => {
      const { problems } = await compilePlain(
        '::include{file="a.md" region="none"}\n\n::include{file="b.ts" code="ts" lines="9-"}\n\n::include{file="c.ts" code="ts"}',
        { includes: parts },
      )
      expect(problems).toEqual([
        'error missing-include page.md:3:1 b.ts has no lines 9-',
        'error missing-include page.md:5:1 c.ts points to \u0000c.ts\u0000, which does not exist',
        'error missing-include page.md:1:1 a.md has no region none',
      ])
    })
  })
})
