import { expect, it } from 'vitest'
import { mergeDeep } from './merge-deep.js'

it('merges objects and replaces other values', () => {
  const first = { title: 'Old', theme: { name: 'a', font: { text: 'b' } }, nav: ['a'] }
  const second = { title: 'New', theme: { font: { code: 'c' } }, nav: ['b'] }
  expect(mergeDeep(first, second)).toEqual({
    title: 'New',
    theme: { name: 'a', font: { text: 'b', code: 'c' } },
    nav: ['b'],
  })
})
