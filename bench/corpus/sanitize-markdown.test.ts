import { describe, expect, it } from 'vitest'
import { sanitizeMarkdown } from './sanitize-markdown.mjs'

const prose = (markdown: string) =>
  sanitizeMarkdown(markdown)
    .map(({ text }) => text)
    .join('\n\n')

describe('sanitizeMarkdown', () => {
  it('drops front matter, MDX module lines, directives, comments and rules', () => {
    const text =
      "---\ntitle: x\n---\n\nimport Tabs from '@theme/Tabs'\n\n:::note Title\n\nKept.\n\n:::\n\n<!-- gone\ngone -->\n\n---\n"
    expect(prose(text)).toBe('Kept.')
  })

  it('keeps the text of HTML, of relative links and of reference links, and whole absolute links', () => {
    const text =
      'A <b>bold</b> [page](./page.md), [ref][1], [`code`](../x.md#y) and [site](https://example.com/).\n\n[1]: /x'
    expect(prose(text)).toBe('A bold page, ref, `code` and [site](https://example.com/).')
  })

  it('keeps code spans except template marks', () => {
    expect(prose('Type `Array<T>` or `{{ name }}` or {% tag %}')).toBe('Type `Array<T>` or `{ { name }}` or { % tag %}')
  })

  it('drops tables, with and without outer pipes, and paragraphs with JSX', () => {
    expect(prose('| a | b |\n| - | - |\n| 1 | 2 |\n\na | b\n--- | ---\n1 | 2\n\n<Tab value={1}>\n\nKept.')).toBe(
      'Kept.',
    )
  })

  it('extracts code from lists, keeps its language, and drops what only some tools read', () => {
    const text =
      '1. Run\n\n   ```sh title="Shell"\n   npm i\n     # deep\n   ```\n\n```js\n// highlight-next-line\nlet a = `{{b}}`\n```\n\n```flow\nx\n```'
    expect(sanitizeMarkdown(text)).toEqual([
      { kind: 'prose', language: '', text: '1. Run' },
      { kind: 'code', language: 'bash', text: 'npm i\n  # deep' },
      { kind: 'code', language: 'js', text: 'let a = `{ {b}}`' },
      { kind: 'code', language: '', text: 'x' },
    ])
  })

  it('does not end a fence at a fence inside it', () => {
    const blocks = sanitizeMarkdown('````md\n```js\nx\n```\n````')
    expect(blocks).toEqual([{ kind: 'code', language: 'markdown', text: '```js\nx\n```' }])
  })
})
