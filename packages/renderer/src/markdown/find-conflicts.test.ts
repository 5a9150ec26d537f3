import { expect, it } from 'vitest'
import { findConflicts } from './find-conflicts.js'

const CONFLICT = '<<<<<<< HEAD\nours\n=======\ntheirs\n>>>>>>> topic\n'

it('finds each conflict from its first marker to its last', () => {
  const text = `A.\n${CONFLICT}\nB.\n\n${CONFLICT}`
  const conflicts = findConflicts(text)
  expect(conflicts.map(({ start, closing }) => text.slice(start, closing))).toEqual(
    Array(2).fill('<<<<<<< HEAD\nours\n=======\ntheirs\n'),
  )
  expect(conflicts.map(({ opening }) => opening)).toEqual(['<<<<<<< HEAD', '<<<<<<< HEAD'])
})

it.each([
  ['lines that end as on Windows', CONFLICT.replaceAll('\n', '\r\n')],
  ['what both sides come from', CONFLICT.replace('=======', '||||||| 1a2b3c\nwhat was\n=======')],
  ['an empty side', '<<<<<<< HEAD\n=======\ntheirs\n>>>>>>> topic'],
  ['markers without names', '<<<<<<<\nours\n=======\ntheirs\n>>>>>>>'],
  ['a marker before that nothing belongs to', `<<<<<<< alone\n\n${CONFLICT}`],
])('finds a conflict with %s', (_what, text) => {
  expect(findConflicts(text)).toHaveLength(1)
})

it.each([
  ['no dividing line', '<<<<<<< HEAD\nours\n>>>>>>> topic'],
  ['no last marker', '<<<<<<< HEAD\nours\n=======\ntheirs'],
  ['no first marker', 'ours\n=======\ntheirs\n>>>>>>> topic'],
  ['another order', '>>>>>>> topic\n=======\n<<<<<<< HEAD'],
  ['markers inside of lines', CONFLICT.replace(/^/gm, '  ')],
  ['longer markers', CONFLICT.replace(/^([<=>])/gm, '$1$1')],
  ['words right after the marker', CONFLICT.replace('<<<<<<< ', '<<<<<<<')],
])('finds none with %s', (_what, text) => {
  expect(findConflicts(text)).toEqual([])
})
