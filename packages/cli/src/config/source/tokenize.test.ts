import { describe, expect, it } from 'vitest'
import { tokenize } from './tokenize.js'

const describeTokens = (source: string): readonly string[] =>
  tokenize(source).map(({ kind, value }) => `${kind} ${value}`)

describe('tokenize', () => {
  it('splits words, strings and punctuators, and skips comments', () => {
    expect(describeTokens('const a = { \'b c\': "d" /* e */, f: 1.5 } // g')).toEqual([
      ...[
        'word const',
        'word a',
        'punctuator =',
        'punctuator {',
        'string b c',
        'punctuator :',
        'string d',
        'punctuator ,',
        'word f',
        'punctuator :',
      ],
      ...['word 1.5', 'punctuator }'],
    ])
  })

  it('keeps arrows, comparisons and spreads whole', () => {
    expect(describeTokens('(...x) => a === b')).toEqual([
      ...[
        'punctuator (',
        'punctuator ...',
        'word x',
        'punctuator )',
        'punctuator =>',
        'word a',
        'punctuator ===',
        'word b',
      ],
    ])
  })

  it('treats a template and its contents as one token', () => {
    const template = '`a ${b({ c: `}` })} d`'
    expect(describeTokens(`${template}, e`)).toEqual([`template ${template}`, 'punctuator ,', 'word e'])
  })

  it('distinguishes a regular expression from a division', () => {
    expect(describeTokens('[/[}/]"/g, 4 / 2]')).toEqual([
      ...['punctuator [', 'regex /[}/]"/g', 'punctuator ,', 'word 4', 'punctuator /', 'word 2', 'punctuator ]'],
    ])
  })

  it.each(['"abc', "'a\n}", '`abc', '/* abc', '${', '\\', 'a\u0000b', '`${`'])('terminates on %j', (source) => {
    const tokens = tokenize(source)
    expect(tokens.every(({ start, end }) => end > start && end <= source.length)).toBe(true)
  })
})
