import { expect, it } from 'vitest'
import { createUsePluralForm } from './plural-form.js'

const select = (locale: string, count: number, forms: string): string =>
  createUsePluralForm({ locale: () => locale, find: () => undefined })().selectMessage(count, forms)

it.each([
  ['en', 1, 'one page|many pages', 'one page'],
  ['en', 2, 'one page|many pages', 'many pages'],
  ['pl', 1, 'strona|strony|stron', 'strona'],
  ['pl', 3, 'strona|strony|stron', 'strony'],
  ['pl', 5, 'strona|strony|stron', 'stron'],
  ['pl', 5, 'strona|strony', 'strony'],
  ['ja', 5, 'ページ', 'ページ'],
])('selects the form of %s for %d', (locale, count, forms, form) => {
  expect(select(locale, count, forms)).toBe(form)
})
