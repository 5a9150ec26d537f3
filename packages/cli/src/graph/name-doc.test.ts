import { describe, expect, it } from 'vitest'
import { frontMatterSchema } from '../config/schema/front-matter.js'
import { isFolderIndex, nameDoc, splitNumberPrefix } from './name-doc.js'

const name = (path: string, fields = {}, hasPrefixes = true, hasIds = true) =>
  nameDoc({ path, frontMatter: frontMatterSchema.parse(fields) }, { contentRoot: 'docs', hasPrefixes, hasIds })

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

it('needs no content root', () => {
  const naming = { contentRoot: '', hasPrefixes: true, hasIds: true }
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

describe('splitNumberPrefix', () => {
  it.each([
    ['01-intro', 'intro', 1],
    ['1-intro', 'intro', 1],
    ['10 - getting started', 'getting started', 10],
    ['3. plans', 'plans', 3],
    ['3_plans', 'plans', 3],
    ['007--james', 'james', 7],
    ['0-zero', 'zero', 0],
    ['1-a-2-b', 'a-2-b', 1],
  ])('strips %s to %s', (name, stripped, position) => {
    expect(splitNumberPrefix(name)).toEqual({ name: stripped, position })
  })

  it.each([
    '1.00',
    '1.12.1',
    '1.43.1',
    '2024-07-29',
    '2024-07-29-release',
    '2024_1',
    'intro',
    '404',
    '12monkeys',
    '1-',
    '-1-a',
    '',
  ])('does not split %s', (name) => {
    expect(splitNumberPrefix(name)).toEqual({ name })
  })
})
