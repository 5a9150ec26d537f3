import { expect, it } from 'vitest'
import { editText } from './apply-fixes.js'

const edit = (line: number, column: number, length: number, text: string) => ({ line, column, length, text })

it('replaces and inserts, whatever the order of the edits', () => {
  const edits = [edit(1, 1, 3, 'One'), edit(2, 4, 0, '!'), edit(1, 5, 3, 'second')]
  expect(editText('one two\r\nend\n', edits)).toEqual({ text: 'One second\r\nend!\n', count: 3 })
})

it('makes one of two edits that overlap', () => {
  expect(editText('abcdef', [edit(1, 1, 4, 'X'), edit(1, 3, 4, 'Y')])).toEqual({ text: 'abY', count: 1 })
})
