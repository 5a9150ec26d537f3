import { describe, expect, it } from 'vitest'
import { listDiagnostics } from '../../../test/list-diagnostics.js'
import { readCategoryFile } from './read-category-file.js'

describe('readCategoryFile', () => {
  it('reads YAML and JSON alike', () => {
    const expected = { label: '1.10', position: 2.5, collapsed: false, link: { type: 'doc', id: 'intro' } }
    const yaml = 'label: 1.10\nposition: 2.5\ncollapsed: false\nlink: {type: doc, id: intro}\n'
    expect(readCategoryFile(yaml, 'docs/_category_.yml')).toEqual({ value: expected, diagnostics: [] })
    const json =
      '\ufeff{\r\n\t"label": "1.10",\r\n\t"position": 2.5,\r\n\t"collapsed": false,\r\n\t"link": { "type": "doc", "id": "intro" }\r\n}'
    expect(readCategoryFile(json, 'docs/_category_.json')).toEqual({ value: expected, diagnostics: [] })
  })

  it('accepts every field', () => {
    const yaml = `label: Guide
description: How to
collapsible: true
className: big
key: guide
customProps: {icon: book}
link:
  type: generated-index
  slug: /guide
  title: The guide
  description: All of it
  image: /guide.png
  keywords: [a, b]
`
    expect(readCategoryFile(yaml, '_category_.yaml').diagnostics).toEqual([])
    expect(readCategoryFile('link: null', '_category_.yml').value).toEqual({ link: null })
    expect(readCategoryFile('', '_category_.yml')).toEqual({ value: {}, diagnostics: [] })
  })

  it('keeps the other fields if one is invalid', () => {
    const { value, diagnostics } = readCategoryFile('label: A\nlink: {type: page}\n', '_category_.yml')
    expect(value).toEqual({ label: 'A' })
    expect(diagnostics).toHaveLength(1)
  })

  it('keeps the fields of JSON with a trailing comma', () => {
    const { value, diagnostics } = readCategoryFile('{\n  "label": "A",\n  "position": 2,\n}', '_category_.json')
    expect(value).toEqual({ label: 'A', position: 2 })
    expect(diagnostics).toMatchObject([
      { line: 4, message: 'the file is not valid JSON: expected a key in double quotes' },
    ])
  })

  it.each<[string, string, string]>([
    [
      '_category_.json',
      '{ "label": "A", }',
      'error invalid-category-file _category_.json:1:17+1\n  the file is not valid JSON: expected a key in double quotes\n',
    ],
    [
      '_category_.json',
      '',
      'error invalid-category-file _category_.json:1:1+1\n  the file is not valid JSON: expected a value\n',
    ],
    [
      '_category_.json',
      '{\n  "lable": "A"\n}',
      'error invalid-category-file _category_.json:2:3+7\n  unknown key lable\n  Did you mean label?\n',
    ],
    [
      '_category_.json',
      '[]',
      'error invalid-category-file _category_.json:1:1+1\n  expected the file to be lines of the form key: value\n',
    ],
    [
      '_category_.yml',
      'position: first',
      'error invalid-category-file _category_.yml:1:11+5\n  position: expected a number, found "first"\n',
    ],
    [
      '_category_.yml',
      'label: A: b',
      "error invalid-category-file _category_.yml:1:9+1\n  the file is not valid YAML: bad indentation of a mapping entry\n  Put the value in quotes: label: 'A: b'\n",
    ],
    [
      '_category_.yml',
      'link:\n  type: page',
      'error invalid-category-file _category_.yml:2:9+4\n  unknown category link type "page": expected "doc" or "generated-index"\n  Write \'doc\'\n',
    ],
    [
      '_category_.yml',
      'link: {type: doc}',
      'error invalid-category-file _category_.yml:1:1+4\n  link.id is missing: expected a string\n',
    ],
  ])('reports %s %j', (file, text, expected) => {
    expect(listDiagnostics(readCategoryFile(text, file).diagnostics)).toBe(expected)
  })
})
