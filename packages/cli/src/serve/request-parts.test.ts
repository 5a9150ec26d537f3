import { describe, expect, it } from 'vitest'
import { contentType, isCompressible, parseRange } from './answer-file.js'
import { checkCaller } from './check-caller.js'
import { chooseEncoding } from './compress.js'

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

describe('chooseEncoding', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['identity', undefined],
    ['gzip;q=0', undefined],
    [undefined, undefined],
  ])('%s', (header, encoding) => expect(chooseEncoding(header)).toBe(encoding))
})

describe('checkCaller', () => {
  const names = new Set(['docs.local'])
  const caller = (host: string | undefined, more: { origin?: string; fetchSite?: string; fetchMode?: string } = {}) =>
    checkCaller({ host, origin: undefined, fetchSite: undefined, fetchMode: undefined, ...more }, names)

  it.each([
    'localhost',
    'LOCALHOST:3000',
    'docs.localhost:80',
    '127.0.0.1:3000',
    '[::1]:3000',
    '192.168.0.7',
    'docs.local',
  ])('answers %s', (host) => expect(caller(host)).toBeUndefined())

  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '', undefined, 'a b', '[::1'])(
    'rejects %s',
    (host) => expect(caller(host)).toMatch(/name/),
  )

  it('answers its own pages, and links from other sites', () => {
    expect(caller('localhost:3000', { origin: 'http://localhost:3000' })).toBeUndefined()
    expect(caller('localhost:3000', { fetchSite: 'cross-site', fetchMode: 'navigate' })).toBeUndefined()
    expect(caller('localhost:3000', { origin: 'http://localhost:3001' })).toMatch(/origins/)
    expect(caller('localhost:3000', { fetchSite: 'cross-site', fetchMode: 'no-cors' })).toMatch(/sites/)
  })
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
