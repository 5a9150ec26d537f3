import { expect, it } from 'vitest'
import { createTestConfig } from '../graph/create-test-graph.js'
import { loadLocaleTexts } from './prepare-locales.js'

const theme = {
  texts: { en: { title: 'Pages' } },
  languages: {
    pt: async () => ({ title: 'Páginas' }),
    'pt-BR': async () => ({ title: 'Páginas do Brasil' }),
    'zh-Hans': async () => ({ title: '页面' }),
  },
}

it.each([
  ['pt-BR', 'Páginas do Brasil'],
  ['pt-PT', 'Páginas'],
  ['zh', '页面'],
  ['zh-CN', '页面'],
  ['zh-Hans-SG', '页面'],
  // Traditional characters differ.
  ['zh-TW', undefined],
  ['zh-Hant', undefined],
])('chooses the texts of %s by region, script and language', async (locale, title) => {
  const texts = await loadLocaleTexts(locale, createTestConfig(), theme)
  expect(texts['title']).toBe(title)
})
