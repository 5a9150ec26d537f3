import { describe, expect, it } from 'vitest'
import { plainOptions } from '../../test/markdown/plain-options.js'
import { createDescriptionCompiler } from './compile-description.js'
import { testComponents } from './test-components.js'

const compile = createDescriptionCompiler(
  { ...plainOptions, trustHtml: true, placeholders: { a: 'b' } },
  testComponents,
)
const htmlOf = async (text: string) => (await compile(text)).parts.join('')

describe('the description', () => {
  it.each(['Only a sentence.', 'One, two; three (four).', 'It is 100% plain - or not?'])(
    "of plain text, %j, equals the compiler's output",
    async (text) => {
      // A link after the text forces the compiler to parse all of it.
      const [compiled = ''] = (await compile(`${text} [x](/x)`)).parts
      expect(await htmlOf(text)).toBe(`${compiled.slice(0, compiled.indexOf(text) + text.length)}</p>`)
    },
  )

  it('has its headings one level lower, but not those in code', async () => {
    expect(await htmlOf('# One\n\n```\n# two\n```\n\ntext')).toMatch(/<h2 id="one">[\s\S]*# two/)
  })

  it.each([
    ['Text\n\nOne\n===\n\nTwo', '<h2 id="one">One</h2>'],
    ['One\n=====\nTwo', '<h2 id="one">One</h2>'],
    ['Text\n\n  # One', '<h2 id="one">One</h2>'],
    ['<h1 align="center">One</h1>\n\nTwo', '<h2 id="one">One</h2>'],
    ['```\na\n===\n```\n\n# One', '==='],
    ['Text\n\n===\n\n# One', '<p>===</p>'],
  ])('has headings of all forms, %j, one level lower', async (text, shown) => {
    const html = await htmlOf(text)
    expect(html).toContain(shown)
    expect(html).not.toContain('<h1')
  })

  it('has no front matter: hyphens at its start are a thematic break', async () => {
    expect(await htmlOf('---\nNote: this\n\n---\n\nMore')).toMatch(/<hr>\s*<p>Note: this<\/p>\s*<hr>\s*<p>More<\/p>/)
  })

  it('is never trusted, and has no placeholders', async () => {
    const { parts, diagnostics } = await compile('<b onclick=x>{a}</b>')
    expect(parts.join('')).toBe('<p><b>{a}</b></p>')
    expect(diagnostics.map(({ code }) => code)).toEqual(['unsafe-html'])
    const styled = await compile('<b style="position: fixed">a</b>')
    expect(styled.parts.join('')).toBe('<p><b>a</b></p>')
    expect(styled.diagnostics.map(({ message }) => message)).toEqual([
      expect.stringContaining('style of <b> is not allowed'),
    ])
  })

  it.each(['mdx', 'detect'] as const)('is Markdown, even if the pages of the site are read as %s', async (format) => {
    const other = createDescriptionCompiler({ ...plainOptions, format }, testComponents)
    const { parts, diagnostics } = await other(`Gets /a/{id}.<br>See <Order> {1 + 1}.\n\nexport const a = 1`)
    expect(parts.join('')).toContain('Gets /a/{id}.<br')
    expect(parts.join('')).toContain('{1 + 1}')
    expect(parts.join('')).toContain('export const a = 1')
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it('is compiled once', async () => {
    expect(await compile('Some *text*.')).toBe(await compile(' Some *text*. '))
  })
})
