import { expect, it } from 'vitest'
import { createTestConfig, createTestFiles } from '../graph/create-test-graph.js'
import { createTestFolder } from '../read/create-test-folder.js'
import { findOrphans } from './find-orphans.js'
import { gitBlobId } from './list-documents.js'

/** Warnings about German pages; the text of each original is its path. */
function find(originals: readonly string[], german: Readonly<Record<string, string | undefined>>) {
  const files = createTestFiles({ docs: Object.fromEntries(originals.map((name) => [name, {}])) }, createTestConfig())
  const siteDir = createTestFolder(Object.fromEntries(files.sources.map(({ path }) => [path, path])))
  const translations = Object.entries(german).flatMap(([name, translatedFrom]) => {
    const [source] = files.sources
    if (!source) return []
    const frontMatter = {
      ...source.frontMatter,
      ...(translatedFrom !== undefined && { translated_from: translatedFrom }),
    }
    return [{ ...source, path: `i18n/de/docs/current/${name}`, locale: 'de', frontMatter }]
  })
  const sources = [...files.sources, ...translations]
  return findOrphans(siteDir, { locale: 'de', layout: 'docgen' }, { ...files, sources }).map(({ file, hint }) => [
    file,
    hint,
  ])
}
const idOf = (path: string): string => gitBlobId(Buffer.from(path))

it('finds the new path of an original that has moved', () => {
  expect(find(['new/page.md'], { 'old.md': idOf('docs/new/page.md') })).toEqual([
    ['i18n/de/docs/current/old.md', 'Move it to i18n/de/docs/current/new/page.md, the new path of its original'],
  ])
})

it('reports a translation whose original is gone', () => {
  expect(find(['a.md'], { 'old.md': idOf('docs/gone.md') })).toEqual([
    ['i18n/de/docs/current/old.md', expect.stringMatching(/^Move it to the new path of its original, or remove it/)],
  ])
})

it.each([
  ['install.md', 'instal.md', true],
  ['install.md', 'different.md', false],
  ['abc.md', 'abd.md', false],
  ['release-1.md', 'release-2.md', false],
  ['guide/install.md', 'instal.md', false],
])('with the original %s, a page %s without one may be misnamed: %s', (original, own, isReported) => {
  const hint = `Did you mean i18n/de/docs/current/${original}?`
  expect(find([original], { [own]: undefined })).toEqual(isReported ? [[`i18n/de/docs/current/${own}`, hint]] : [])
})

it('accepts translations of existing pages', () => {
  expect(find(['install.md'], { 'install.md': idOf('x') })).toEqual([])
})
