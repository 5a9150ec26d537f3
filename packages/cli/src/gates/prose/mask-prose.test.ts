import { expect, it } from 'vitest'
import { maskProse } from './mask-prose.js'

it.each([
  ['see [the docs](https://a.org/b_(c)) now', 'see [the docs now'],
  ['[a]: https://a.org "b"\ntext', 'text'],
  [':::note[Title]\ntext', '[Title] text'],
  ['import A from "a"\n\ntext <B c="d" /> {e} more', 'text more'],
  ['https://a.org/teh text', 'text'],
  ['open "https://a.org/" or „https://b.org“ now', 'open " " or „ “ now'],
  ['a <!-- b\nc --> d', 'a d'],
  ['a {/* b } */} c', 'a c'],
  ['a <!-- b', 'a'],
  ['a \\{b\\} {c({ d: 1 })} e', 'a e'],
])('keeps the prose of %j', (text, prose) => {
  const masked = maskProse(text, 1)
  expect(masked.replace(/\s+/g, ' ').trim()).toBe(prose)
  expect(masked).toHaveLength(text.length)
})

it('keeps lines where they are, without front matter', () => {
  expect(
    maskProse('---\ntitle: teh\n---\nteh `code` text', 4)
      .split('\n')
      .map((line) => line.trim()),
  ).toEqual(['', '', '', 'teh        text'])
})
