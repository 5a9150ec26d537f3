import { expect, it } from 'vitest'
import { createTestConfig } from '../graph/create-test-graph.js'
import { findUnknownLocale } from './find-unknown-locale.js'

const config = createTestConfig({ i18n: { defaultLocale: 'en', locales: ['en', 'pt-BR'] } })

it('accepts languages of the config', () => {
  expect(findUnknownLocale(['pt-BR'], config)).toBeUndefined()
  expect(findUnknownLocale([], config)).toBeUndefined()
})

it('lists the known languages, or suggests the closest', () => {
  expect(findUnknownLocale(['en', 'xx'], config)).toMatchObject({
    message: 'the site has no language xx: i18n.locales names en, pt-BR',
    hint: 'Choose one of those with --locale',
  })
  expect(findUnknownLocale(['pt-br'], config)?.hint).toBe('Did you mean pt-BR?')
})
