import { describe, expect, it } from 'vitest'
import { contentResult, filesResult, findingsResult, htmlResult, pagesResult } from './results.js'

const isValid = (schema: { readonly safeParse: (value: unknown) => { readonly success: boolean } }, value: unknown) =>
  schema.safeParse(value).success

describe('the results of hooks', () => {
  it.each([
    ['docs/a.md', true],
    ['docs/a.MDX', true],
    ['docs/a.txt', false],
    ['../a.md', false],
    ['/a.md', false],
    ['docs//a.md', false],
    ['docs\\a.md', false],
    [`${'x'.repeat(253)}.md`, false],
  ])('accept the document %s: %s', (path, expected) => {
    expect(isValid(contentResult, { documents: [{ path, text: '' }] })).toBe(expected)
    expect(isValid(pagesResult, { add: [{ path, text: '' }] })).toBe(expected)
  })

  it.each([
    ['feed.xml', true],
    ['a b/ü.bin', true],
    ['a/../b', false],
    ['a:b', false],
    ['a/./b', false],
    ['a\nb', false],
    [`${'ü'.repeat(128)}`, false],
  ])('accept the output file %j: %s', (file, expected) => {
    expect(isValid(filesResult, [{ file, content: new Uint8Array() }])).toBe(expected)
  })

  it('are complete documents', () => {
    expect(['<!DOCTYPE html><p>', '<p>', ' <!doctype html>', ''].map((html) => isValid(htmlResult, html))).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  it('have defaults, and no unknown fields', () => {
    expect(contentResult.parse({})).toEqual({ documents: [] })
    expect(pagesResult.parse({})).toEqual({ add: [], change: [] })
    expect(findingsResult.parse([{ message: 'no' }])).toEqual([{ severity: 'error', message: 'no' }])
    expect(isValid(contentResult, { document: [] })).toBe(false)
    expect(isValid(findingsResult, [{ message: ' ' }])).toBe(false)
    expect(isValid(findingsResult, [{ message: 'no', line: 0 }])).toBe(false)
    expect(isValid(pagesResult, { change: [{ source: 'a', frontMatter: [] }] })).toBe(false)
  })
})
