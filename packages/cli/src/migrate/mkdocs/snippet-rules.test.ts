import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { openDocsFiles } from '../content/docs-files.js'
import { ABBREVIATIONS, createSnippetRules, SNIPPET_PATHS } from './snippet-rules.js'

const FILES = {
  'docs/a.md': '',
  'docs/part.md': '',
  'parts/tea.md': '',
  'top.md': '',
  'parts/words.md': '*[TEA]: A drink\n*[CUP]: A vessel\n\nOther text\n',
}
const createRules = (more: object = {}) => {
  const siteDir = createTestFolder(FILES)
  const files = openDocsFiles(siteDir, 'docs')
  return createSnippetRules({ siteDir, files, basePath: ['docs', './parts/', '.'], autoAppend: undefined, ...more })
}

it('writes the folder before the paths of snippets', () => {
  const [rule, ...others] = createRules()
  expect([rule?.name, others]).toEqual([SNIPPET_PATHS, []])
  const text =
    '--8<-- "part.md"\n  --8<-- \'tea.md:2:3\'\r\n--8<-- "top.md"\n--8<-- "gone.md"\n{! part.md !}\n  {!tea.md!lines=1}\n\n--8<--\ntea.md\n; tea.md\n--8<--\n\ntea.md\n'
  const converted = rule?.rewrite({ path: 'docs/a.md', text })
  expect(converted?.text).toBe(
    '--8<-- "docs/part.md"\n  --8<-- \'parts/tea.md:2:3\'\r\n--8<-- "top.md"\n--8<-- "gone.md"\n{! docs/part.md!}\n  {!parts/tea.md!lines=1}\n\n--8<--\nparts/tea.md\n; tea.md\n--8<--\n\ntea.md\n',
  )
  expect(rule?.rewrite(converted ?? { path: '', text: '' })).toEqual(converted)
  expect(rule?.rewrite({ path: 'other/a.md', text }).text).toBe(text)
})

it('appends abbreviations to the pages that use them', () => {
  const [rule] = createRules({ basePath: undefined, autoAppend: ['parts/words.md'] })
  expect(rule?.name).toBe(ABBREVIATIONS)
  const text = '# A\n\nTEA and TEACUP\n\n```\nCUP\n```\n'
  const converted = rule?.rewrite({ path: 'docs/a.md', text })
  expect(converted?.text).toBe(`${text}\n*[TEA]: A drink\n`)
  expect(rule?.rewrite(converted ?? { path: '', text: '' })).toEqual(converted)
})

it('has no rules without options', () => {
  expect(createRules({ basePath: '.', autoAppend: ['gone.md'] })).toEqual([])
  expect(createRules({ basePath: ['../other', '$config_dir'] })).toEqual([])
})
