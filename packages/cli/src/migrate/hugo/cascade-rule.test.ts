import { expect, it } from 'vitest'
import { createCascadeRule } from './cascade-rule.js'
import { readFields } from './hugo-pages.js'

const pageOf = (path: string, text: string) => ({ path, text, fields: readFields(text) })

const rule = createCascadeRule({
  folder: 'content',
  pages: [
    pageOf('_index.md', '---\ncascade:\n  version: v1\n  type: docs\n  toc_hide: true\n---\n'),
    pageOf('old/_index.md', '---\ncascade:\n  - version: v0\n    _target: { path: /old/** }\n---\n'),
    pageOf('new/_index.md', '---\ncascade:\n  - params: { version: v2 }\n    target: { kind: page }\n---\n'),
    pageOf('odd/_index.md', '---\ncascade:\n  - version: v9\n    _target: { environment: test }\n---\n'),
  ],
  params: new Set(['version']),
  isTranslation: (path) => path.endsWith('.fr.md'),
})
const fieldsOf = (path: string, text = '---\ntitle: A\n---\n') =>
  readFields(rule?.rewrite({ path: `content/${path}`, text }).text ?? '')

it('writes fields that docgen shows, those of the innermost section first', () => {
  expect(fieldsOf('a.md')).toEqual({ title: 'A', version: 'v1', toc_hide: true })
  expect(fieldsOf('old/a.md')).toMatchObject({ version: 'v0' })
  expect(fieldsOf('new/a.md')).toMatchObject({ version: 'v2' })
  expect(fieldsOf('new/_index.md')).toMatchObject({ version: 'v1' })
  expect(fieldsOf('odd/a.md')).toMatchObject({ version: 'v1' })
})

it('keeps the fields of a page, and leaves translations and other files', () => {
  expect(fieldsOf('a.md', '+++\nVersion = "own"\ntoc_hide = false\n+++\n')).toEqual({ Version: 'own', toc_hide: false })
  expect(fieldsOf('a.fr.md')).toEqual({ title: 'A' })
  expect(rule?.rewrite({ path: 'other/a.md', text: '' })).toEqual({ path: 'other/a.md', text: '' })
})

it('has nothing to do without such fields', () =>
  expect(
    createCascadeRule({
      folder: 'content',
      pages: [pageOf('_index.md', '---\ncascade: { type: docs }\n---\n')],
      params: new Set(),
      isTranslation: () => false,
    }),
  ).toBeUndefined())
