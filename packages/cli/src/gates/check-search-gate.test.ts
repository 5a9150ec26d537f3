import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { SEARCH_TESTS_FILE } from '../session/search/check-search.js'
import { checkSearchGate } from './check-search-gate.js'
import { createTestInput } from './create-test-trial.js'

it('is skipped without test queries', async () => {
  const result = await checkSearchGate(createTestInput({ docs: { 'a.md': {} } }))
  expect(result.skipped).toBe(`no ${SEARCH_TESTS_FILE}`)
})

it('is skipped if the site has no search', async () => {
  const siteDir = createTestFolder({ [SEARCH_TESTS_FILE]: 'queries: []\n' })
  const site = { docs: { 'a.md': {} }, config: { search: { enabled: false } }, more: { siteDir } }
  expect(await checkSearchGate(createTestInput(site))).toEqual({ diagnostics: [], skipped: 'search.enabled is false' })
})

it('reports queries that cannot be read', async () => {
  const siteDir = createTestFolder({ [SEARCH_TESTS_FILE]: 'queries: 1\n' })
  const { diagnostics, details } = await checkSearchGate(createTestInput({ docs: { 'a.md': {} }, more: { siteDir } }))
  expect(diagnostics).toMatchObject([{ severity: 'error', file: SEARCH_TESTS_FILE }])
  expect(details).toBeUndefined()
})
