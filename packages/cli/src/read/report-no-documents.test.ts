import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from './create-test-folder.js'
import { reportNoDocuments } from './report-no-documents.js'

it('distinguishes an empty folder from a missing one, and suggests the intended one', () => {
  const siteDir = createTestFolder()
  mkdirSync(join(siteDir, 'docs'))
  const report = (folder: string, position?: { file: string; line: number }) =>
    reportNoDocuments({ siteDir, folder, position })
  expect(report('docs').message).toBe('folder "docs" contains no documents (docs.path)')
  expect(report('dosc', { file: 'site.config.ts', line: 4 })).toMatchObject({
    file: 'site.config.ts',
    line: 4,
    message: 'folder "dosc" not found (docs.path)',
    hint: 'Did you mean docs?',
  })
  expect(report('elsewhere')).toMatchObject({
    file: 'elsewhere',
    hint: 'Create it and add Markdown files, or change docs.path',
  })
})
