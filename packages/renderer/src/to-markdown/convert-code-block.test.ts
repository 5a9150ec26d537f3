import { describe, expect, it } from 'vitest'
import { convertBlocks } from './convert-blocks.js'
import { createMarkdownContext } from './markdown-context.js'
import { parseHtml } from './parse-html.js'

const convert = (html: string): string => {
  const context = createMarkdownContext({ origin: 'https://a.example', href: '/docs/page' }, convertBlocks)
  return convertBlocks(parseHtml(html).children, context).join('\n\n')
}

const line = (names: string, text: string): string => `<span class="${names}">${text}</span>`
const code = (language: string, ...lines: readonly string[]): string =>
  `<pre><code class="language-${language}">${lines.join('\n')}\n</code></pre>`

describe('a block of code', () => {
  it.each([
    ['a language', code('js', 'a &lt; b'), '```js\na < b\n```'],
    ['plain text', code('text', 'a'), '```\na\n```'],
    ['no language', '<pre><code>a</code></pre>', '```\na\n```'],
    ['a fence', code('md', '```js', 'a', '```'), '````md\n```js\na\n```\n````'],
    ['nothing', code('js', ''), ''],
    [
      'added and removed lines',
      code('js', line('line added', 'a'), line('line removed', 'b'), line('line', 'c')),
      '```diff\n+a\n-b\n c\n```',
    ],
    [
      'highlighted lines',
      code('js', line('line', 'a'), line('line highlighted', 'b'), line('line focused', 'c')),
      '```js {2-3}\na\nb\nc\n```',
    ],
    [
      'errors and warnings',
      code('text', line('line error', 'a'), line('line warning', 'b')),
      '```text error={1} warning={2}\na\nb\n```',
    ],
  ])('with %s', (_what, html, markdown) => {
    expect(convert(html)).toBe(markdown)
  })
})

describe('the endpoint of an operation', () => {
  it.each([
    ['<span class="method method-get">get</span>', '```http\nGET https://a.example/b\n```'],
    [
      '<span class="method">event</span> <span class="method">post</span>',
      '```http\nEVENT POST https://a.example/b\n```',
    ],
    ['<span class="method">send</span>', '```\nSEND https://a.example/b\n```'],
  ])('with %s', (methods, markdown) => {
    const url = '<pre><code><span class="server">https://a.example</span>/b</code></pre>'
    expect(convert(`<div class="code-frame endpoint">${methods}${url}</div>`)).toBe(markdown)
  })
})
