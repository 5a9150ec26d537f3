import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { loadConfig } from './load-config.js'

async function load(fields: string, sidebars?: string) {
  const folder = createTestFolder()
  mkdirSync(join(folder, 'docs'))
  writeFileSync(join(folder, 'site.config.ts'), `export default { ${fields} }\n`)
  if (sidebars !== undefined) writeFileSync(join(folder, 'sidebars.js'), sidebars)
  return loadConfig(folder)
}

it.each([
  ["title: 5, url: 'https://a.example', tagline: 'x'", { title: 'Untitled', tagline: 'x' }],
  ["title: 'T', url: 'nowhere', navbar: { title: 'N' }", { title: 'T', url: 'https://site.example' }],
  ["title: 'T', url: 'https://a.example', navbar: { items: 5 }, tagline: 'x'", { tagline: 'x' }],
  ["title: 'T', url: 'https://a.example', tagine: 'x', noIndex: true", { tagline: '', noIndex: true }],
  ["title: 'T', navbar: { items: 5 }, onBrokenLinks: 3, noIndex: true", { title: 'T', noIndex: true }],
  ["title: 'T', url: 'https://a.example', openapi: [{ path: 'api.yml' }]", { title: 'T', openapi: [] }],
  ["title: 'T', url: 'https://a.example', markdown: { math: true, own: 1, other: 2 }", { markdown: { math: true } }],
])('replaces invalid fields with defaults: %s', async (fields, expected) => {
  const { value, fallback, diagnostics } = await load(fields)
  expect(value).toBeUndefined()
  expect(diagnostics.length).toBeGreaterThan(0)
  expect(fallback?.config).toMatchObject(expected)
})

it.each([
  "title: 'T', url: 'https://a.example', baseUrl: 'https://b.example'",
  "title: 'T', url: 'https://a.example', docs: { path: 5 }",
  "title: 'T', url: 'https://a.example', doc: { path: 'x' }",
  "title: 'T', url: 'https://a.example', markdown: { math: 'yes' }",
  "title: 'T', url: 'https://a.example', navbar: 5, i18n: { locales: 'de' }",
])('has no fallback for fields that decide which pages exist: %s', async (fields) => {
  const { value, fallback } = await load(fields)
  expect([value, fallback]).toEqual([undefined, undefined])
})

it('reports plugins and sidebars next to fields that decide which pages exist', async () => {
  const fields =
    "title: 'T', url: 'https://a.example', baseUrl: 5, plugins: [{ nam: 'own' }], docs: { sidebars: './no.js' }"
  const { fallback, diagnostics } = await load(fields)
  expect(fallback).toBeUndefined()
  expect(diagnostics.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^baseUrl: /),
    expect.stringMatching(/no\.js/),
    expect.stringMatching(/^plugins\[0\]/),
    expect.stringMatching(/^plugins\[0\]/),
  ])
})

it('keeps the names of invalid sidebars', async () => {
  const fields = "title: 5, url: 'https://a.example', docs: { sidebars: './sidebars.js' }"
  const { fallback, diagnostics } = await load(fields, 'export default { guide: [5], more: [] }\n')
  expect(diagnostics.map(({ file }) => file)).toEqual(['site.config.ts', 'sidebars.js'])
  const [collection] = fallback?.config.collections ?? []
  expect(Object.keys(collection?.docs.sidebars || {})).toEqual(['guide', 'more'])
})
