import { expect, it } from 'vitest'
import { findHeadings } from './find-headings.js'

it('finds headings, their ids and custom ids, and skips code', () => {
  const text = '---\ntitle: x\n---\n\n# One\n\n```\n# no\n```\n\n## Two `x` {#deux}\n\n## One ##\r\n'
  const headings = findHeadings(text, ['one', 'deux', 'one-1'])
  expect(headings.map(({ title, level, id }) => [title, level, id])).toEqual([
    ['One', 1, 'one'],
    ['Two `x`', 2, 'deux'],
    ['One', 2, 'one-1'],
  ])
  const [first, second] = headings
  expect(text.slice(first?.start, first?.end)).toBe('One')
  expect(text.slice(second?.customId?.start, second?.customId?.end)).toBe('deux')
})
