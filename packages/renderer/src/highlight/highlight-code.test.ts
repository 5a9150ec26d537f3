import { describe, expect, it } from 'vitest'
import { highlightCode } from './highlight-code.js'
import type { TokenStream } from './tokenize-code.js'

const tokens = (stream: TokenStream) => () => stream

describe('highlightCode', () => {
  it('escapes plain text and splits it into lines', () => {
    expect(highlightCode('a < b && "c"\n\n<d>')).toBe('a &lt; b &amp;&amp; "c"\n\n&lt;d&gt;')
  })

  it('closes and reopens tokens that continue over a line end', () => {
    const stream = [
      'x ',
      { type: 'string', content: ['a\n', { type: 'part', alias: 'variable', content: 'b\nc' }, 'd'] },
      '\ny',
    ]
    expect(highlightCode('', tokens(stream))?.split('\n')).toEqual([
      'x <span class="s">a</span>',
      '<span class="s"><span class="na">b</span></span>',
      '<span class="s"><span class="na">c</span>d</span>',
      'y',
    ])
  })

  it('returns no HTML for code that takes too much work', () => {
    expect(highlightCode('a', () => undefined)).toBeUndefined()
  })

  it('writes no empty tokens, and none that look like plain text', () => {
    const stream = [
      { type: 'string', content: '' },
      { type: 'keyword', content: '\n' },
      { type: 'script', content: ['a', { type: 'line', content: 'b' }] },
      { type: 'other', alias: ['builtin', 'class-name'], content: 'x' },
    ]
    expect(highlightCode('', tokens(stream))?.split('\n')).toEqual(['', 'ab<span class="nc">x</span>'])
  })

  it('puts adjacent tokens of one class into one span', () => {
    const sign = (content: string) => ({ type: 'punctuation', content })
    expect(
      highlightCode('', tokens([sign(')'), { type: 'operator', content: '=>' }, ' ', sign('{')]))?.split('\n'),
    ).toEqual(['<span class="p">)=&gt; {</span>'])
    expect(highlightCode('', tokens([sign('('), 'a', sign(')'), '\n', sign('}')]))?.split('\n')).toEqual([
      '<span class="p">(</span>a<span class="p">)</span>',
      '<span class="p">}</span>',
    ])
  })

  it('keeps spans of different depth apart, and nests none in one of the same class', () => {
    const stream = [
      { type: 'string', content: ['a', { type: 'url', content: '!' }, { type: 'interpolation', content: 'b' }] },
      { type: 'plain', content: 'c' },
    ]
    expect(highlightCode('', tokens(stream))?.split('\n')).toEqual([
      '<span class="s">a!<span class="n">b</span></span><span class="n">c</span>',
    ])
  })
})
