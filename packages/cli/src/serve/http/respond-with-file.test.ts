import { describe, expect, it } from 'vitest'
import { contentType, isCompressible, parseRange } from './respond-with-file.js'

describe('parseRange', () => {
  it.each([
    ['bytes=0-4', { start: 0, end: 4 }],
    ['Bytes=0-4', { start: 0, end: 4 }],
    ['bytes=5-', { start: 5, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-30', { start: 0, end: 9 }],
    ['bytes=8-20', { start: 8, end: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', undefined],
    ['bytes=0-1,3-4', undefined],
    ['lines=0-1', undefined],
    ['bytes=-', undefined],
    [undefined, undefined],
  ])('%s of ten bytes', (header, range) => expect(parseRange(header, 10)).toEqual(range))
})

describe('contentType', () => {
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
})
