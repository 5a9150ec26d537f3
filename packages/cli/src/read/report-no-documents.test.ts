import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from './create-test-folder.js'
import { reportNoDocuments } from './report-no-documents.js'

it('tells an empty folder from one that is not there, and names the one that was meant', () => {
  const siteDir = createTestFolder()
  mkdirSync(join(siteDir, 'docs'))
  expect(reportNoDocuments(siteDir, 'docs').message).toBe('this folder holds no documents')
  expect(reportNoDocuments(siteDir, 'dosc')).toMatchObject({
    message: 'there is no such folder, and so no documents',
    hint: 'Did you mean docs? It is named in docs.path',
  })
  expect(reportNoDocuments(siteDir, 'elsewhere').hint).toMatch(/look at docs\.path/)
})
