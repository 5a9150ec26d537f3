import { describe, expect, it } from 'vitest'
import { highlightCode } from './highlight-code.js'
import type { TokenStream } from './prism-environment.js'

const tokens = (stream: TokenStream) => () => stream

describe('highlightCode', () => {
  it('escapes plain text and cuts it into lines', () => {
    expect(highlightCode('a < b && "c"\n\n<d>')).toEqual(['a &lt; b &amp;&amp; "c"', '', '&lt;d&gt;'])
  })

  it('closes and opens again the tokens that go on over a line end', () => {
    const stream = [
      'x ',
      { type: 'string', content: ['a\n', { type: 'part', alias: 'deep', content: 'b\nc' }, 'd'] },
      '\ny',
    ]
    expect(highlightCode('', tokens(stream))).toEqual([
      'x <span class="token string">a</span>',
      '<span class="token string"><span class="token part deep">b</span></span>',
      '<span class="token string"><span class="token part deep">c</span>d</span>',
      'y',
    ])
  })

  it('writes no empty tokens', () => {
    const stream = [
      { type: 'a', content: '' },
      { type: 'b', content: '\n' },
      { type: 'c', alias: ['d', 'e'], content: 'x' },
    ]
    expect(highlightCode('', tokens(stream))).toEqual(['', '<span class="token c d e">x</span>'])
  })

  it('never gives a token the class of a line', () => {
    expect(highlightCode('', tokens([{ type: 'line', content: 'x' }]))).toEqual(['x'])
  })
})
