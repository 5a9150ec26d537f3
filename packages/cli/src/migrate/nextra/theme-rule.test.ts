import { expect, it } from 'vitest'
import { createThemeRule, fieldsOfOption } from './theme-rule.js'

const entries = [
  { path: 'guide', theme: { toc: false, collapsed: true } },
  { path: 'guide/wide', theme: { toc: true, sidebar: false, pagination: false } },
]
const rule = createThemeRule(entries, {
  folder: 'content',
  files: ['guide/a.mdx', 'guide/wide.mdx'],
  isAppRouter: false,
})
const convert = (path: string, text = '# A\n') => rule.rewrite({ path, text }).text

it('writes options of a folder and of a page, whose options win', () => {
  expect(rule.paths).toEqual(['content/guide/a.mdx', 'content/guide/wide.mdx'])
  expect(convert('content/guide/a.mdx')).toBe('---\nhide_table_of_contents: true\n---\n\n# A\n')
  expect(convert('content/guide/wide.mdx')).toBe(
    '---\ndisplayed_sidebar: null\npagination_prev: null\npagination_next: null\n---\n\n# A\n',
  )
})

it('keeps the fields of a page, and other files', () => {
  const text = '---\nhide_table_of_contents: false\n---\n'
  expect(convert('content/guide/a.mdx', text)).toBe(text)
  expect(convert('content/other.mdx')).toBe('# A\n')
  expect(convert('app/guide/a.mdx')).toBe('# A\n')
})

it('finds pages of the app router by their folder', () => {
  const own = createThemeRule(entries, { folder: 'app', files: ['guide/page.mdx'], isAppRouter: true })
  expect(own.rewrite({ path: 'app/guide/page.mdx', text: '' }).text).toContain('hide_table_of_contents: true')
})

it('knows options that pages of docgen have', () => {
  expect(fieldsOfOption('layout', 'full')).toEqual({ hide_table_of_contents: true })
  expect([fieldsOfOption('toc', true), fieldsOfOption('breadcrumb', false)]).toEqual([undefined, undefined])
})
