import { describe, expect, it } from 'vitest'
import { findWinners, readTokens, resolveTokens } from './read-tokens.js'

describe('readTokens', () => {
  it.each([
    [':root { --a: 1 }', ['light', 'dark']],
    ['html[data-theme=dark]{--a:1}', ['dark']],
    [":root:not([data-theme='dark']) { --a: 1; }", ['light']],
    ['[data-theme="light"], p { --a: 1 }', ['light']],
    ['@layer theme { @media screen { :root { --a: 1 } } }', ['light', 'dark']],
  ])('reads the modes of %j', (css, modes) => {
    expect(readTokens(css)).toMatchObject([{ name: 'a', value: '1', modes }])
  })

  it.each([
    '.card { --a: 1 }',
    ':root .card { --a: 1 }',
    '@media print { :root { --a: 1 } }',
    ':root { .card { --a: 1 } }',
    '@font-face { --a: 1 }',
    ':root { a: 1; /* --a: 1; */ }',
  ])('ignores declarations for other elements and media in %j', (css) => {
    expect(readTokens(css)).toEqual([])
  })

  it('finds offsets behind comments', () => {
    const css = '/* { */ :root {\n  /* a */ --a : b;--c:d}'
    expect(readTokens(css).map(({ name, offset }) => css.slice(offset, offset + 3) === `--${name}`)).toEqual([
      true,
      true,
    ])
  })
})

describe('findWinners', () => {
  const winner = (css: string): string | undefined => findWinners(readTokens(css), 'dark').get('a')?.value

  it.each([
    [':root { --a: 1 } :root { --a: 2 }', '2'],
    ['[data-theme=dark]:root {}:root[data-theme=dark] { --a: 1 } :root { --a: 2 }', '1'],
    ['html { --a: 1 } body { --a: 2 } :root { --a: 3 }', '3'],
    [':root { --a: 1 } @layer x { :root[data-theme=dark] { --a: 2 } }', '1'],
    ['html { --a: 1 !important } :root { --a: 2 }', '1 !important'],
    [':root[data-theme=light] { --a: 1 }', undefined],
  ])('chooses from %j', (css, value) => {
    expect(winner(css)).toBe(value)
  })
})

it('resolves references, fallbacks and cycles', () => {
  const css = ':root { --a: var(--b); --b: var( --c , 1 ); --d: var(--d); --e: calc(var(--b) + 1) }'
  expect(Object.fromEntries(resolveTokens(findWinners(readTokens(css), 'light')))).toEqual({
    a: '1',
    b: '1',
    d: '',
    e: 'calc(var(--b) + 1)',
  })
})
