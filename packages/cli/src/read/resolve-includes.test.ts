import { describe, expect, it } from 'vitest'
import { frontMatterSchema } from '../config/schema/front-matter.js'
import { createTestFolder } from './create-test-folder.js'
import { NO_FILE_MEMO } from './files/file-memo.js'
import type { SourceWithoutIncludes } from './read-source.js'
import { mayListCards, resolveIncludes } from './resolve-includes.js'
import type { PartialFile } from './source.js'
import { NO_TEXT_FACTS } from './text-facts.js'

const pageOf = (path: string, text: string): SourceWithoutIncludes => ({
  path,
  hash: '0',
  text,
  frontMatter: frontMatterSchema.parse({}),
  bodyLine: 1,
  version: 'current',
  locale: 'en',
})
const partialOf = (path: string, text = ''): PartialFile => ({ path, hash: '0', text })
const include = (file: string): string => `::include{file="${file}"}\n`

function resolve(text: string, partials: readonly PartialFile[] = [], files: Readonly<Record<string, string>> = {}) {
  const siteDir = createTestFolder(files)
  const read: string[] = []
  const { value } = resolveIncludes({
    siteDir,
    pages: [pageOf('docs/a.md', text), pageOf('docs/b.md', 'B')],
    partials,
    folders: [],
    fileMemo: NO_FILE_MEMO,
    facts: NO_TEXT_FACTS,
    readPartialOnce: (path) => {
      read.push(path)
      return { value: partialOf(path, files[path]), diagnostics: [] }
    },
    isChanged: false,
    findNeighborPaths: () => [],
    above: 0,
  })
  return { page: value.sources[0], partials: [...value.partials.keys()], read }
}

describe('resolveIncludes', () => {
  it('finds partials, other pages, and files that it then reads once', () => {
    const text = include('./_part.md') + include('./b.md') + include('../code.ts') + include('../code.ts')
    const found = resolve(text, [partialOf('docs/_part.md')], { 'code.ts': 'let a' })
    expect(found.page?.includes).toEqual(['code.ts', 'docs/_part.md', 'docs/b.md'])
    expect(found.read).toEqual(['code.ts'])
    expect(found.partials).toEqual(['docs/_part.md', 'code.ts'])
    expect(found.page).not.toHaveProperty('similarIncludes')
  })

  it('does not read files outside of the repository', () => {
    const { read, page } = resolve(include('../../secret.md'), [], {})
    expect(read).toEqual([])
    expect(page?.outsideIncludes).toEqual(['../secret.md'])
  })

  it('suggests a partial of the same name, or a file in another letter case', () => {
    const moved = resolve(include('./_part.md'), [partialOf('docs/parts/_part.md')])
    expect(moved.page?.similarIncludes).toEqual({ 'docs/_part.md': 'docs/parts/_part.md' })
    const other = resolve(include('../Code.ts'), [], { 'code.ts': '' })
    expect(other.page?.similarIncludes).toEqual({ 'Code.ts': 'code.ts' })
    expect(resolve(include('./x.md')).page).not.toHaveProperty('similarIncludes')
  })

  it('knows whether a page or what it includes shows cards', () => {
    expect(resolve('Text').page?.listsCards).toBe(false)
    expect(resolve('::doc-cards\n').page?.listsCards).toBe(true)
    expect(resolve(include('./_part.md'), [partialOf('docs/_part.md', '<DocCardList />')]).page?.listsCards).toBe(true)
    expect(mayListCards(undefined)).toBe(false)
  })
})
