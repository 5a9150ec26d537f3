import { describe, expect, it } from 'vitest'
import { literalTagCount, replaceInHtml, replacePlaceholders } from './replace-placeholders.js'

const placeholders = { product: 'A&B', 'a.b': 'c' }

describe('replacePlaceholders', () => {
  it('replaces declared names only', () => {
    expect(replacePlaceholders('{product} {a.b} {other} {toString} { product }', placeholders)).toBe(
      'A&B c {other} {toString} { product }',
    )
  })

  it('keeps those escaped in the source, each by its position', () => {
    const source = '\\{product} {product} &#123;product} \\\\{product} &lbrace;product&rbrace;'
    const text = '{product} {product} {product} \\{product} {product}'
    expect(replacePlaceholders(text, placeholders, source)).toBe('{product} A&B {product} \\A&B {product}')
  })
})

describe('replaceInHtml', () => {
  it('replaces in text and in escaped link URLs, and nowhere else', () => {
    const html =
      '<a title="{product}" href="/{product}">{product}</a><code>{product}</code><pre><b>{product}</b></pre>{product}'
    expect(replaceInHtml(html, placeholders)).toBe(
      '<a title="{product}" href="/A&amp;B">A&amp;B</a><code>{product}</code><pre><b>{product}</b></pre>A&amp;B',
    )
  })
})

it('counts tags whose text is code', () => {
  expect(['<code class="a">', '</CODE>', '<b>', 'x'].map(literalTagCount)).toEqual([1, -1, 0, 0])
})
