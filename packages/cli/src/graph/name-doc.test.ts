import { expect, it } from 'vitest'
import { frontMatterSchema } from '../config/schema/front-matter.js'
import { isFolderIndex, nameDoc } from './name-doc.js'
import { createPrefixSplitter } from './split-prefix.js'

const name = (path: string, fields = {}, hasPrefixes = true, hasIds = true) =>
  nameDoc(
    { path, frontMatter: frontMatterSchema.parse(fields) },
    { contentRoot: 'docs', splitPrefix: createPrefixSplitter(hasPrefixes), indexFiles: ['page'], hasIds },
  )

it('names a doc after its folders and file', () => {
  expect(name('docs/01-a/2. b/03_c.md')).toEqual({
    id: 'a/b/c',
    folder: 'a/b',
    baseName: 'c',
    position: 3,
    isFolderIndex: false,
  })
  expect(name('docs/01-a/c.md', {}, false)).toEqual({
    id: '01-a/c',
    folder: '01-a',
    baseName: 'c',
    isFolderIndex: false,
  })
  expect(name('docs/a/c.mdx', { id: 'own' })).toMatchObject({ id: 'a/own', baseName: 'own' })
  expect(name('docs/a/c.mdx', { id: 'own' }, true, false)).toMatchObject({ id: 'a/c', baseName: 'c' })
})

it('takes files with configured names as indexes', () => {
  expect(name('docs/a/page.mdx')).toEqual({ id: 'a/page', folder: 'a', baseName: 'page', isFolderIndex: true })
  expect(name('docs/page.mdx').isFolderIndex).toBe(true)
  expect(name('docs/a/pages.mdx').isFolderIndex).toBe(false)
})

it('needs no content root', () => {
  const naming = { contentRoot: '', splitPrefix: createPrefixSplitter(true), indexFiles: [], hasIds: true }
  expect(nameDoc({ path: 'a/b.md', frontMatter: frontMatterSchema.parse({}) }, naming)).toMatchObject({
    id: 'a/b',
    folder: 'a',
  })
})

it.each([
  ['index', 'a', true],
  ['README', 'a', true],
  ['Plans', 'plans', true],
  ['plans', 'other', false],
  ['index', undefined, true],
  ['plans', undefined, false],
])('%s in %s is the index of the folder: %s', (file, folder, expected) => {
  expect(isFolderIndex(file, folder)).toBe(expected)
})
