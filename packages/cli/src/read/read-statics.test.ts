import { expect, it } from 'vitest'
import { NO_MEMO } from '../cache/memo.js'
import { createTestFolder } from './create-test-folder.js'
import { NO_FILE_MEMO } from './files/file-memo.js'
import { readStatics } from './read-statics.js'

const read = (files: Readonly<Record<string, string>>, ...folders: readonly string[]) => {
  const request = {
    siteDir: createTestFolder(files),
    staticDirectories: folders,
    memo: NO_MEMO,
    fileMemo: NO_FILE_MEMO,
  }
  const { value, diagnostics } = readStatics(request)
  return { value, diagnostics: diagnostics.map(({ code, file, message }) => [code, file, message]) }
}

it('lists files of all folders by output path, dot files included', () => {
  const { value, diagnostics } = read(
    { 'static/b.txt': '1', 'static/.nojekyll': '', 'more/a/c.txt': '22' },
    'static',
    'more',
  )
  expect(value.map(({ output, path, bytes }) => [output, path, bytes])).toEqual([
    ['.nojekyll', 'static/.nojekyll', 0],
    ['a/c.txt', 'more/a/c.txt', 2],
    ['b.txt', 'static/b.txt', 1],
  ])
  expect(diagnostics).toEqual([])
})

it('takes the file of the later folder, and warns of the other', () => {
  const { value, diagnostics } = read({ 'static/a.txt': '1', 'more/a.txt': '2' }, 'static', 'more')
  expect(value.map(({ path }) => path)).toEqual(['more/a.txt'])
  expect(diagnostics).toEqual([
    ['static-file-replaced', 'static/a.txt', 'this file is skipped, because another one has the same output path'],
  ])
})

it('reads the text of files that docgen merges with its own', () => {
  const { value } = read({ 'static/_redirects': '/a /b\n', 'static/x/_headers': '/*' }, 'static')
  expect(value.map(({ output, text }) => [output, text])).toEqual([
    ['_redirects', '/a /b\n'],
    ['x/_headers', undefined],
  ])
})

it('warns of a missing folder, except the default one', () => {
  expect(read({}, 'static').diagnostics).toEqual([])
  expect(read({}, 'public').diagnostics).toMatchObject([['missing-static-folder', 'public', expect.anything()]])
})
