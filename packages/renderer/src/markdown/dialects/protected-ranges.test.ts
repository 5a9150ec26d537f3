import { expect, it } from 'vitest'
import { createFreeTest, listProtectedRanges } from './protected-ranges.js'

/** The text with a dot for each character that a dialect must not change. */
const hide = (text: string): string => {
  const isFree = createFreeTest(listProtectedRanges(text))
  return [...text].map((character, index) => (isFree(index, index + 1) ? character : '.')).join('')
}

it.each([
  ['a `b` c', 'a ... c'],
  ['``a`b`` c ` d', '....... c ` d'],
  ['a\n`b\nc` d', 'a\n..... d'.replace('.....', '.'.repeat(5))],
  ['[a](b(c) "d") e', '[a].......... e'],
  ['[a](b', '[a](b'],
  ['a <b c="d"> e <!-- f --> g', 'a ......... e .......... g'],
  ['<https://a.b/c^d> https://a.b/c==d e', '................. ................ e'],
  ['\\==a== b', '..=a== b'],
  ['[a]: b^c^', '.........'],
  ['[^a]: b^c^', '[^a]: b^c^'],
])('hides what is no text in %j', (text, expected) => {
  expect(hide(text)).toBe(expected)
})

it('ends for a long text of openings', () => {
  for (const opening of ['](', '`', '\\', '<!--', '<a ', '[', '\n[', 'https://'])
    expect(createFreeTest(listProtectedRanges(opening.repeat(20_000)))(0, 0)).toBe(true)
})
