import { expect, it } from 'vitest'
import { chooseFirstSides } from './choose-first-sides.js'

it('keeps the first side of each conflict, without changing positions', () => {
  const text = 'A.\r\n<<<<<<< HEAD\r\nours\r\n||||||| base\r\nwas\r\n=======\r\ntheirs 🙂\r\n>>>>>>> topic\r\nB.'
  const chosen = chooseFirstSides(text)
  expect(chosen.split('\r\n').map((line) => line.trim())).toEqual(['A.', '', 'ours', '', '', '', '', '', 'B.'])
  expect(chosen).toHaveLength(text.length)
})

it.each([
  ['a text without conflicts', '# A\n\n=======\n'],
  ['a conflict in a block of code', '```\n<<<<<<< HEAD\nours\n=======\ntheirs\n>>>>>>> topic\n```\n'],
])('leaves %s unchanged', (_what, text) => {
  expect(chooseFirstSides(text)).toBe(text)
})
