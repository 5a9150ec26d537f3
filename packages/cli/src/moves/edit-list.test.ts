import { expect, it } from 'vitest'
import { applyEdits, createEditList } from './edit-list.js'

it('sorts the edits of each file, and keeps one of several for the same range', () => {
  const edits = createEditList()
  edits.add('a.md', { start: 4, end: 5, text: 'z' })
  edits.add('a.md', { start: 0, end: 1, text: 'x' })
  edits.add('a.md', { start: 4, end: 5, text: 'z' })
  edits.add('b.md', { start: 2, end: 2, text: '!' })
  expect([...edits.all()]).toEqual([
    [
      'a.md',
      [
        { start: 0, end: 1, text: 'x' },
        { start: 4, end: 5, text: 'z' },
      ],
    ],
    ['b.md', [{ start: 2, end: 2, text: '!' }]],
  ])
})

it('applies edits at their positions in the original text', () => {
  const edits = [
    { start: 0, end: 1, text: 'long ' },
    { start: 2, end: 2, text: '+' },
    { start: 3, end: 4, text: '' },
  ]
  expect(applyEdits('a bc', edits)).toBe('long  +b')
})
