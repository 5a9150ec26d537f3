import { expect, it } from 'vitest'
import { cutFragments } from './cut-fragments.js'

const section = (text: string, title = '') => ({ id: title, title, level: 2, text })
const cut = (texts: readonly string[], about = { description: '', keywords: [] as readonly string[] }) =>
  cutFragments({ ...about, sections: texts.map((text) => section(text)) }).map(({ start, json }) => ({
    start,
    data: JSON.parse(json),
  }))

it('cuts between sections, before one that would exceed the size', () => {
  const [half, whole] = ['a'.repeat(2000), 'b'.repeat(9000)]
  expect(cut([half, half, half, whole, '']).map(({ start, data }) => [start, data.n, data.s.length])).toEqual([
    [0, 0, 2],
    [2, 2, 1],
    [3, 3, 1],
    [4, 4, 1],
  ])
})

it('has one fragment for a short page, and for one without sections', () => {
  expect(cut(['a', 'b'])).toHaveLength(1)
  expect(cut([])).toMatchObject([{ start: 0, data: { n: 0, s: [] } }])
})

it('has description and keywords in the first fragment only', () => {
  const [first, second] = cut(['a'.repeat(3000), 'b'.repeat(3000)], { description: 'D', keywords: ['k', 'l'] })
  expect(first?.data).toMatchObject({ description: 'D', keywords: 'k, l' })
  expect(second?.data).not.toHaveProperty('description')
  expect(cut(['a'])[0]?.data).not.toHaveProperty('keywords')
})
