import { expect, it } from 'vitest'
import { createTestConfig } from '../graph/create-test-graph.js'
import { checkTexts } from './check-texts.js'

const theme = {
  texts: { en: { 'theme.NotFound.title': 'Not found', 'theme.back': 'Back' }, de: { 'theme.zurück': '' } },
}
const check = (texts: object) =>
  checkTexts(createTestConfig({ texts }), theme, (path) => ({ file: path.join('/') })).map(
    ({ file, message, hint }) => `${file}: ${message}. ${hint}`,
  )

it('lets known texts of the site’s languages pass', () => {
  expect(check({ en: { 'theme.NotFound.title': 'Gone' } })).toEqual([])
})

it('reports unknown keys and languages', () => {
  expect(check({ en: { 'theme.NotFound.titel': 'Gone', x: '' }, de: {} })).toEqual([
    'texts/en/theme.NotFound.titel: the theme shows no text theme.NotFound.titel. Did you mean theme.NotFound.title?',
    'texts/en/x: the theme shows no text x. Take it out',
    "texts/de: texts are given for de, but the site's languages are en. Take it out",
  ])
})
