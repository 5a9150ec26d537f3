import { expect, it } from 'vitest'
import { listDiagnostics } from '../../../test/list-diagnostics.js'
import { readTagsFile } from './read-tags-file.js'

it('reads tags by their names, with or without details', () => {
  const text = '\ufeffbegin:\n  label: For beginners\n  permalink: /first\n  description: Read me.\nplain:\n'
  expect(readTagsFile(text, 'docs/tags.yml')).toEqual({
    value: { begin: { label: 'For beginners', permalink: '/first', description: 'Read me.' }, plain: null },
    diagnostics: [],
  })
  expect(readTagsFile('', 'docs/tags.yml')).toEqual({ value: {}, diagnostics: [] })
})

it.each([
  [
    'begin:\n  lable: x\n',
    'error invalid-tags-file docs/tags.yml:2:3+5\n  unknown key begin.lable\n  Did you mean label?\n',
  ],
  [
    'begin: For beginners\n',
    'error invalid-tags-file docs/tags.yml:1:8+13\n  begin: expected an object, found "For beginners"\n',
  ],
  [
    '- begin\n',
    'error invalid-tags-file docs/tags.yml:1:1+1\n  expected the file to be lines of the form key: value\n',
  ],
])('reports the problem in %j', (text, listed) => {
  const { value, diagnostics } = readTagsFile(text, 'docs/tags.yml')
  expect(value).toEqual({})
  expect(listDiagnostics(diagnostics)).toBe(listed)
})
