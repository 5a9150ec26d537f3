import { expect, it } from 'vitest'
import { find, openPage } from '../../test/open-page.js'
import { readSearchSetup } from './read-search-setup.js'

const CONTEXTS = `<select class="search-context"><option value="">Everywhere</option><option value="/api">API <b>v2</b></option></select>`

it('reads what the server rendered on the search page', () => {
  openPage(`<div id="docgen-search-results" data-locale="de"></div>${CONTEXTS}`)
  const { dataset } = find('#docgen-search-results')
  dataset['texts'] = JSON.stringify({ hits: '{count} Treffer|{count} Treffer!' })
  dataset['suggestions'] = JSON.stringify(['Rückzahlung'])
  dataset['versionLabels'] = JSON.stringify({ 'next/': 'Next' })
  document.documentElement.lang = 'de'
  const { text, ...setup } = readSearchSetup(document)
  expect(setup).toEqual({
    locale: 'de',
    contexts: [{ path: '/api', label: 'API v2' }],
    suggestions: ['Rückzahlung'],
    versionLabels: { 'next/': 'Next' },
  })
  expect([text('hits', { count: 1 }), text('hits', { count: 2 })]).toEqual(['1 Treffer', '2 Treffer!'])
})

it('reads a page without contexts, suggestions and labels', () => {
  openPage('<div id="docgen-search-results" data-locale="en" data-texts="{}"></div>')
  document.documentElement.lang = 'en'
  const { text: _, ...setup } = readSearchSetup(document)
  expect(setup).toEqual({ locale: 'en', contexts: [], suggestions: [], versionLabels: {} })
})

it.each([
  '<div id="docgen-search-results" data-locale="en"></div>',
  '<div id="docgen-search-results" data-texts="{}"></div>',
  '<main></main>',
])('rejects any other page: %s', (body) => {
  openPage(body)
  expect(() => readSearchSetup(document)).toThrow('The page lacks the texts of the search.')
})
