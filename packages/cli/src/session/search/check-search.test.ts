import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { checkSearch, SEARCH_TESTS_FILE } from './check-search.js'

const check = async (tests?: string) => {
  const siteDir = createTestFolder(tests === undefined ? {} : { [SEARCH_TESTS_FILE]: tests })
  const { value, diagnostics } = await checkSearch({ siteDir, outDir: createTestFolder(), routes: ['/a'] })
  return { value, codes: diagnostics.map(({ code }) => code) }
}

it('asks for queries', async () => {
  expect(await check()).toEqual({ value: undefined, codes: ['no-search-tests'] })
})

it('reports queries that are invalid', async () => {
  expect(await check('queries: 7\n')).toEqual({ value: undefined, codes: ['invalid-search-tests'] })
})

it('reports a site without an index', async () => {
  expect(await check('queries:\n  - { query: a, page: /a }\n')).toEqual({
    value: undefined,
    codes: ['no-search-index'],
  })
})
