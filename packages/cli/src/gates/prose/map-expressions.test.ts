import { describe, expect, it } from 'vitest'
import { mapExpressions, mapTags, maskModuleCode } from './map-expressions.js'

describe('mapExpressions', () => {
  it.each([
    ['nested braces', 'a {b({ c: 1 })} d', 'a # d'],
    ['braces in strings and comments', `{"}"} {'}'} {/* } */} b`, '# # # b'],
    ['escaped braces', 'a \\{b\\} {c}', 'a \\{b\\} #'],
    ['a brace without a partner', 'a { b {c} d', 'a { b # d'],
    ['a comment without an end', 'a {b/*} c {d}', 'a # c #'],
    ['quotation marks of the text', '"a {b} c" it\'s {d}', '"a # c" it\'s #'],
    ['several lines', '{a\nb} c', '# c'],
  ])('reads %s', (_name, text, mapped) => {
    expect(mapExpressions(text, false, () => '#')).toBe(mapped)
  })

  it('ends at the end of a line if required', () => {
    expect(mapExpressions('a { b\nc } {d} e', true, () => '#')).toBe('a { b\nc } # e')
  })

  it('reads many braces and comments without an end in linear time', () => {
    expect(mapExpressions('{/*"'.repeat(100_000), false, () => '#')).toHaveLength(400_000)
  })
})

it('replaces tags and fragments', () => {
  expect(mapTags('<A b="c > d">e</A> < f <>g</> <a@b.org>', (_tag, name) => `[${name}]`)).toBe(
    '[A]e[/A] < f []g[/] [a]',
  )
})

it('masks imports and exports until a blank line', () => {
  expect(maskModuleCode('export const a = {\n}\n\ntext\nimport b')).toBe('                  \n \n\ntext\nimport b')
})
