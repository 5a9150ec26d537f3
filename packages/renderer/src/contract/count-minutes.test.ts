import { expect, it } from 'vitest'
import { countMinutes } from './count-minutes.js'

const section = (text: string) => ({ id: '', title: 'Title', level: 1, text })

it('counts words, and characters where there are no spaces', () => {
  expect(countMinutes([section('word '.repeat(598)), section('')])).toBe(3)
  expect(countMinutes([section('word '.repeat(599)), section('')])).toBe(4)
  expect(countMinutes([section('読，'.repeat(399))])).toBe(2)
  expect(countMinutes([section('ก'.repeat(900))])).toBe(2)
})

it('is at least a minute', () => {
  expect(countMinutes([])).toBe(1)
})
