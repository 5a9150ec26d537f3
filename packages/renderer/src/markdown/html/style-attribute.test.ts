import { expect, it } from 'vitest'
import { plainOptions } from '../../../test/markdown/plain-options.js'
import { createCompilation } from '../compilation.js'
import { createElement } from './create-element.js'
import { isMovable, withoutStyle } from './style-attribute.js'

const compilation = (more = {}) =>
  createCompilation({ path: 'a.md', text: '', includes: {} }, { ...plainOptions, ...more })
const styled = (style: string) => ({ ...createElement('p', []), properties: { style } })

it('moves CSS, unless the site refuses styles or it is JSX', () => {
  expect(isMovable(styled('color: red'), compilation())).toBe(true)
  expect(isMovable(styled('color: red'), compilation({ refusesStyles: true }))).toBe(false)
  expect(isMovable(styled('{{ color: "red" }}'), compilation())).toBe(false)
  expect(isMovable(createElement('p', []), compilation())).toBe(true)
})

it('puts the class of a style before those of the element', () => {
  const page = compilation()
  const { className, ...others } = withoutStyle({ style: 'color: red', className: ['a', 'b'], id: 'i' }, page)
  const [rule, ...rest] = className as string[]
  expect([rest, others]).toEqual([['a', 'b'], { id: 'i' }])
  expect([...page.styleRules]).toEqual([[rule, 'color: red']])
  expect(withoutStyle({ style: 'color: red' }, page)).toEqual({ className: [rule] })
})

it('has no class for an empty style', () => {
  expect(withoutStyle({ style: '  ' }, compilation())).toEqual({})
})
