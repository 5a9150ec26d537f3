import { expect, it } from 'vitest'
import { findCodeUrls } from './find-code-urls.js'

const find = (code: string) =>
  findCodeUrls({ siteDir: '/site', modules: ['src/a.js'], read: () => Buffer.from(code) }).map(
    ({ code: id, file, line, column, message }) => `${id} ${file}:${line}:${column} ${message}`,
  )

it('warns about modules that code names by new URL', () => {
  expect(find("start()\nnew Worker(new URL('./work.ts', import.meta.url), { type: 'module' })")).toEqual([
    "unpublished-module src/a.js:2:12 browsers can't load ./work.ts: docgen does not bundle modules that new URL names",
  ])
})

it.each([
  "new URL('./a.wasm', import.meta.url)",
  "new URL('https://a.example/b.js', import.meta.url)",
  "// new URL('./work.js', import.meta.url)",
  "new URL('./work.js', location.href)",
])('accepts %s', (code) => {
  expect(find(code)).toEqual([])
})
