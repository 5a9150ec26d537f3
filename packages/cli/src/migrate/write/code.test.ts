import { expect, it } from 'vitest'
import { isCode, readCode, writeCode } from './code.js'

it('keeps an expression with its imports, and its value if it has one', () => {
  const imports = { remarkMath: { from: 'remark-math', name: 'default' } }
  const code = writeCode('[remarkMath]', imports)
  expect(readCode(code)).toBe('[remarkMath]')
  expect(code.imports).toBe(imports)
  expect(code).not.toHaveProperty('value')
  expect(writeCode('a', {}, 0).value).toBe(0)
})

it('tells expressions from values that look alike', () => {
  expect(isCode(writeCode('a'))).toBe(true)
  expect([{ code: 'a', imports: {} }, 'a', null, undefined, ['a']].map(isCode)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ])
})
