import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { readLayout } from '../docusaurus/read-layout.js'
import { convertTrust } from './convert-trust.js'

const DOCS = { name: '@docusaurus/plugin-content-docs', options: { value: {}, path: [] } }
const convert = (text: string, file = 'docs/a.md') =>
  convertTrust([DOCS], { layout: readLayout(createTestFolder({ [file]: text })) } as never)

it.each([
  ['<iframe src="/x">', 'iframe'],
  ['<button>', 'button'],
  ['<form>', 'form'],
  ['<p onclick="a()">', 'p'],
  ['<a class="b" href="javascript:a()">', 'a'],
])('trusts HTML because of %s', (html, element) => {
  const { fields, notes } = convert(`Text\n\n${html}\n`)
  expect(fields).toEqual({ markdown: { trustHtml: true } })
  expect(notes[0]?.name).toBe(`<${element}> in docs/a.md`)
})

it.each([
  '<div class="form">',
  '`<iframe>`',
  '```html\n<iframe>\n```',
  '<button onClick={a}>',
  '<formula>',
  '<a href="https://x.example/?javascript:">',
])('does not trust HTML because of %s', (html) => {
  expect(convert(html).fields).toEqual({})
})

it('reads only the pages of the site', () => {
  expect(convert('<iframe>', 'docs/a.txt').fields).toEqual({})
  expect(convert('<iframe>', 'other/a.md').fields).toEqual({})
  expect(convert('<iframe>', 'versioned_docs/version-1/a.mdx').fields).not.toEqual({})
})
