import { expect, it } from 'vitest'
import { createMarkers } from '../markdown/create-markers.js'
import { restoreUiTexts } from './finish-page.js'

it('inserts UI strings in English and records their positions', () => {
  const markers = createMarkers()
  const header = markers.text('theme.api.security.apiKey.header', { name: 'X-Tide' })
  const { text, uiTexts = [] } = restoreUiTexts(
    `a ${header} b ${markers.text('theme.api.security.mutualTLS')}`,
    markers,
  )
  expect(text).toBe('a API key in header X-Tide b Mutual TLS')
  expect(uiTexts.map(({ start, end, key, values }) => [text.slice(start, end), key, values])).toEqual([
    ['API key in header X-Tide', 'theme.api.security.apiKey.header', { name: 'X-Tide' }],
    ['Mutual TLS', 'theme.api.security.mutualTLS', {}],
  ])
})

it('leaves a text without any unchanged', () => {
  expect(restoreUiTexts('a b', createMarkers())).toEqual({ text: 'a b' })
})
