import { describe, expect, it } from 'vitest'
import { tokenize } from './tokenize.js'

const describeTokens = (source: string): readonly string[] =>
  tokenize(source).map(({ kind, value }) => `${kind} ${value}`)

describe('tokenize', () => {
  it('splits words, texts and signs, and skips comments', () => {
    expect(describeTokens('const a = { \'b c\': "d" /* e */, f: 1.5 } // g')).toEqual([
      ...['word const', 'word a', 'sign =', 'sign {', 'text b c', 'sign :', 'text d', 'sign ,', 'word f', 'sign :'],
      ...['word 1.5', 'sign }'],
    ])
  })

  it('keeps arrows, comparisons and spreads whole', () => {
    expect(describeTokens('(...x) => a === b')).toEqual([
      ...['sign (', 'sign ...', 'word x', 'sign )', 'sign =>', 'word a', 'sign ===', 'word b'],
    ])
  })

  it('treats a template and its contents as one token', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a source that contains a template
    expect(describeTokens('`a ${b({ c: `}` })} d`, e')).toEqual(['template `a ${b({ c: `}` })} d`', 'sign ,', 'word e'])
  })

  it('distinguishes a regular expression from a division', () => {
    expect(describeTokens('[/[}/]"/g, 4 / 2]')).toEqual([
      ...['sign [', 'expression /[}/]"/g', 'sign ,', 'word 4', 'sign /', 'word 2', 'sign ]'],
    ])
  })

  it.each(['"abc', "'a\n}", '`abc', '/* abc', '${', '\\', 'a\u0000b', '`${`'])('terminates on %j', (source) => {
    const tokens = tokenize(source)
    expect(tokens.every(({ start, end }) => end > start && end <= source.length)).toBe(true)
  })
})
