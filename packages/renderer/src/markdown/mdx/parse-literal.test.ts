import { describe, expect, it } from 'vitest'
import { parseLiteral } from './parse-literal.js'

describe('parseLiteral', () => {
  it.each<[string, unknown]>([
    [`'a'`, 'a'],
    [`"say \\"hi\\"\\n\\u0041\\x42\\u{1F600}"`, 'say "hi"\nAB😀'],
    ['`two\nlines`', 'two\nlines'],
    ['-1.5e3', -1500],
    ['0x10', 16],
    ['true', true],
    ['null', null],
    [' [1, [2], ] ', [1, [2]]],
    [`{ a: 'x', 'b-c': [1], 3: false, /* why */ d: null, }`, { a: 'x', 'b-c': [1], 3: false, d: null }],
  ])('reads %s', (code, value) => {
    expect(parseLiteral(code)).toEqual({ value })
  })

  it('distinguishes a known undefined from an unknown value', () => {
    expect(parseLiteral('undefined')).toEqual({ value: undefined })
    expect(parseLiteral('name')).toBeUndefined()
  })

  it.each([
    '1 + 1',
    'a.b',
    '`$\u007bx}`',
    '{ ...rest }',
    '{ a }',
    '[1 2]',
    "'a' 'b'",
    'f(x)',
    '() => 1',
    '',
    '{',
    '<b/>',
  ])('does not evaluate %s', (code) => {
    expect(parseLiteral(code)).toBeUndefined()
  })

  it('resolves names and calls in its scope', () => {
    const scope = {
      identifier: (name: string) => (name === 'logo' ? { value: './logo.png' } : undefined),
      call: (name: string, argument: string) => (name === 'require' ? { value: `required ${argument}` } : undefined),
    }
    expect(parseLiteral('{ light: logo, dark: require("./d.png").default }', scope)).toEqual({
      value: { light: './logo.png', dark: 'required ./d.png' },
    })
    expect(parseLiteral('other', scope)).toBeUndefined()
    expect(parseLiteral('require("./d.png").x', scope)).toBeUndefined()
  })

  it('does not evaluate values nested too deeply', () => {
    const nest = (depth: number, [open, close]: readonly [string, string]): string =>
      open.repeat(depth) + 1 + close.repeat(depth)
    for (const pair of [
      ['[', ']'],
      ['{a:', '}'],
    ] as const) {
      expect(parseLiteral(nest(50, pair))).toBeDefined()
      expect(parseLiteral(nest(100_000, pair))).toBeUndefined()
    }
  })
})
