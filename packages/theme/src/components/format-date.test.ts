import { expect, it } from 'vitest'
import { formatDate, groupByYear } from './format-date.js'

const ENGLISH = { language: 'en' }

it('formats in UTC, in the language and calendar of the page', () => {
  expect(formatDate('2024-12-31T23:59:59Z', ENGLISH)).toBe('December 31, 2024')
  expect(formatDate('2024-05-06', { language: 'de' }, { dateStyle: 'medium' })).toBe('06.05.2024')
  expect(formatDate('2024-05-06', { language: 'en', calendar: 'buddhist' }, { year: 'numeric' })).toContain('2567')
})

it('groups cards by year in the given order, those without a date under an empty text', () => {
  const card = (label: string) => ({ kind: 'doc', label, href: '' }) as const
  const dates = new Map([
    ['a', '2024-01-01'],
    ['b', '2023-12-31T23:00:00Z'],
    ['c', '2024-02-02'],
  ])
  const groups = groupByYear(['a', 'b', 'none', 'c'].map(card), ({ label }) => dates.get(label), ENGLISH)
  expect([...groups].map(([year, cards]) => [year, cards.map(({ label }) => label).join('')])).toEqual([
    ['2024', 'ac'],
    ['2023', 'b'],
    ['', 'none'],
  ])
})
