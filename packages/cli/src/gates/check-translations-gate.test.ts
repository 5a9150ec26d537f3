import { expect, it } from 'vitest'
import { checkTranslationsGate, isTranslationProblem } from './check-translations-gate.js'
import { createTestInput } from './create-test-trial.js'

it('knows which diagnostics are about translations', () => {
  expect(isTranslationProblem({ code: 'outdated-translation' })).toBe(true)
  expect(isTranslationProblem({ code: 'broken-link' })).toBe(false)
})

it('is skipped on a site with one language', async () => {
  expect(await checkTranslationsGate(createTestInput({ docs: { 'a.md': {} } }))).toEqual({
    diagnostics: [],
    skipped: 'the site has one language',
  })
})

it('cannot decide if the site has errors', async () => {
  const site = { docs: { 'a.md': {} }, config: { i18n: { locales: ['en', 'de'] } } }
  const result = await checkTranslationsGate(createTestInput(site))
  expect(result).toMatchObject({ undecided: 'the site has errors', isVolatile: true })
})
