import { expect, it } from 'vitest'
import { fillSlots, slotMark, withoutTextBorders } from './fill-slots.js'

it('inserts HTML at each mark, also several times and in any order', () => {
  expect(fillSlots(`<b>${slotMark(1)}</b>${slotMark(0)}|${slotMark(1)}`, ['$&', '<i>'])).toBe('<b><i></b>$&|<i>')
  expect(fillSlots(`a${slotMark(12)}b`, ['x'])).toBe('ab')
  expect(fillSlots('plain', ['x'])).toBe('plain')
})

it('does not fill marks inside what it inserts', () => {
  expect(fillSlots(slotMark(0), [slotMark(1), 'x'])).toBe(slotMark(1))
})

it('removes comments of React next to marks, and keeps others', () => {
  const comment = '<!-- -->'
  expect(withoutTextBorders(`a${comment}${slotMark(0)}${comment}b${comment}c`)).toBe(`a${slotMark(0)}b${comment}c`)
  expect(withoutTextBorders('a')).toBe('a')
})
