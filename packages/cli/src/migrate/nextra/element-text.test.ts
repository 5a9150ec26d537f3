import { expect, it } from 'vitest'
import { findProp, textOfElement } from './element-text.js'

const element = (type: unknown, props: object) => ({ type, props })

it('reads the text of elements and components', () => {
  expect(textOfElement(element('b', { children: ['A ', element('i', { children: 2 })] }))).toBe('A 2')
  expect(textOfElement(() => element('b', { children: 'C' }))).toBe('C')
  expect(
    textOfElement(() => {
      throw new Error('a hook')
    }),
  ).toBe('')
  expect(textOfElement(undefined)).toBe('')
})

it('finds a prop in nested elements', () => {
  expect(findProp(element('a', { children: [element('img', { src: '/a.svg' })] }), 'src')).toBe('/a.svg')
  expect(findProp(element('a', {}), 'src')).toBeUndefined()
})
