import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { captureOutput } from './capture-output.js'
import { runSearch } from './search.js'

it.each([
  [' ', '.', 'the query is empty'],
  ['free', 'trial', 'folder trial not found'],
])('rejects the query %j in %s', async (text, dir, message) => {
  const { err } = captureOutput()
  expect(await runSearch(text, dir, { limit: 8 })).toBe(2)
  expect(err()).toContain(message)
})

it('suggests quotes for a query of several words', async () => {
  const { err } = captureOutput()
  await runSearch('free', 'trial', { limit: 8 })
  expect(err()).toContain('docgen search "free trial"')
})

it('reports a site that is not built', async () => {
  const { err, out } = captureOutput()
  expect(await runSearch('free', createTestFolder(), { limit: 8 })).toBe(2)
  expect(err()).not.toBe('')
  expect(out()).toBe('')
})
