import { relative } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { writeTestFiles } from '../../read/write-test-files.js'
import { explainError } from './evaluate-module.js'

it('names the folder in which to run docgen if code looks for a file of the site elsewhere', () => {
  const siteDir = createTestFolder()
  writeTestFiles(siteDir, { 'data.json': '{}' })
  const module = { path: 'bundle.mjs', hash: '', inputs: [], warnings: [] }
  const explain = (path: string) =>
    explainError(Object.assign(new Error('ENOENT'), { path }), { siteDir, file: 'site.config.ts', module }).hint
  const hint = `The code looks for the file in the working folder. Run docgen in the folder of the site: cd ${relative('', siteDir)}`
  expect(explain('data.json')).toBe(hint)
  expect(explain(`${process.cwd()}/data.json`)).toBe(hint)
  expect(explain('gone.json')).toBeUndefined()
  expect(explain(`${siteDir}/gone.json`)).toBeUndefined()
})
