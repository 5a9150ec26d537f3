import { createColors } from 'picocolors'
import { expect, it } from 'vitest'
import { formatTranslations } from './format-translations.js'

const share = { total: 9, current: 0, percent: 0 }
const report = {
  locale: 'de',
  label: 'Deutsch',
  documents: share,
  texts: share,
  wanted: 0,
  isEnough: true,
  missingDocuments: ['docs/a.md'],
  staleDocuments: [],
  staleTexts: [],
}

it.each([
  [1, 'one'],
  [3, 'one, two, three'],
  [4, 'one, two and 2 more texts'],
  [6, 'one, two and 4 more texts'],
])('names the first of %i missing texts of a file', (count, names) => {
  const keys = ['one', 'two', 'three', 'four', 'five', 'six'].slice(0, count)
  const missingTexts = [...keys.map((key) => ({ file: 'a.json', key })), { file: 'b.json', key: 'own' }]
  expect(
    formatTranslations({ ...report, missingTexts }, createColors(false))
      .split('\n')
      .slice(1),
  ).toEqual(['  missing docs/a.md', `  missing a.json: ${names}`, '  missing b.json: own'])
})
