import { expect, it } from 'vitest'
import { expandFileUrls } from './expand-file-urls.js'

it.each([
  ["const url = new URL('./x.wasm', import.meta.url)", 'const url = require("./x.wasm?docgenFile").default'],
  ['new URL(`pkg/x.png`, import.meta.url).href', 'require("pkg/x.png?docgenFile").default.href'],
  [
    'a = new URL(\n  "/node_modules/a/x.wasm",\n  import.meta.url,\n)',
    'a = require("/node_modules/a/x.wasm?docgenFile").default\n\n\n',
  ],
])('replaces %j', (code, expanded) => {
  expect(expandFileUrls(code)).toBe(expanded)
})

it.each([
  "new URL('https://a.example/x.png', import.meta.url)",
  "new URL('//a.example/x.png', import.meta.url)",
  "new Worker(new URL('./worker.js', import.meta.url))",
  "new URL('./', import.meta.url)",
  'new URL(`./${name}.png`, import.meta.url)',
  "new URL('./x.png', location.href)",
])('keeps %j', (code) => {
  expect(expandFileUrls(code)).toBe(code)
})
