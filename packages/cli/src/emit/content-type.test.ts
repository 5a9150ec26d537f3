import { expect, it } from 'vitest'
import { contentType, isCompressible } from './content-type.js'

it('depends on the extension', () => {
  expect(['a.html', 'b.svg', 'c.js', 'd.png', 'e.woff2', 'f', 'g.json'].map(contentType)).toEqual([
    'text/html;charset=utf-8',
    'image/svg+xml;charset=utf-8',
    'text/javascript;charset=utf-8',
    'image/png',
    'font/woff2',
    'application/octet-stream',
    'application/json;charset=utf-8',
  ])
  expect(['text/css', 'image/png', 'application/wasm', 'font/woff2'].map(isCompressible)).toEqual([
    true,
    false,
    true,
    false,
  ])
})
