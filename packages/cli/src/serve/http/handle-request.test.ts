import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { buildRedirects } from '../../emit/create-redirects.js'
import type { FileStore } from '../file-store.js'
import { createSiteHandler } from './handle-request.js'
import { readTarget } from './read-target.js'

const LONG = '<p>text</p>'.repeat(200)

/** A store of texts. */
function textStore(files: Readonly<Record<string, string>>, baseUrl = '/'): FileStore {
  return {
    readBaseUrl: async () => baseUrl,
    find: async (file) => {
      const text = Object.hasOwn(files, file) ? files[file] : undefined
      if (text === undefined) return undefined
      const bytes = Buffer.from(text)
      return {
        size: bytes.length,
        hash: createHash('md5').update(bytes).digest('hex'),
        read: async () => bytes,
        stream: ({ start, end }) => Readable.from([bytes.subarray(start, end + 1)]),
      }
    },
  }
}

async function request(
  store: FileStore,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; headers: Readonly<Record<string, string>>; bytes: Buffer }> {
  const target = readTarget(path)
  if (!target) throw new Error(`${path} is no target`)
  const { body, ...handle } = await createSiteHandler(store)(target, (name) => headers[name])
  const bytes = body instanceof Readable ? await buffer(body) : Buffer.from(body ?? '')
  return { ...handle, bytes }
}

async function follow(store: FileStore, path: string): Promise<string> {
  const { status, headers, bytes } = await request(store, path)
  return `${status} ${headers['location'] ?? bytes.toString()}`
}

it('lets panels of editors show pages, and keeps the rest of the policy', async () => {
  const _headers =
    "/*\n  Content-Security-Policy: default-src 'none'; frame-ancestors 'self'; img-src *\n  X-Frame-Options: DENY\n  X-Other: 1\n"
  const store = textStore({ 'index.html': 'start', _headers })
  const target = readTarget('/')
  if (!target) throw new Error('no target')
  const read = async (isEmbedded: boolean) =>
    (await createSiteHandler(store, { isEmbedded })(target, () => undefined)).headers
  expect(await read(false)).toMatchObject({ 'x-frame-options': 'DENY' })
  const headers = await read(true)
  expect(headers).toMatchObject({ 'content-security-policy': "default-src 'none'; img-src *", 'x-other': '1' })
  expect(headers).not.toHaveProperty('x-frame-options')
})

describe('URLs', () => {
  it('redirect from /index.html to pages that are files', async () => {
    const pages = { 'index.html': 'start', 'a.html': 'a', 'a/b.html': 'b', '404.html': 'lost' }
    const rules = buildRedirects({ redirects: [], baseUrl: '/', pageFiles: Object.keys(pages) })
    const store = textStore({ ...pages, _redirects: rules })
    expect(await follow(store, '/index.html')).toBe('301 /')
    expect(await follow(store, '/a/index.html?q=1')).toBe('301 /a?q=1')
    expect(await follow(store, '/a/b/index.html')).toBe('301 /a/b')
    expect(await follow(store, '//a/index.html')).toBe('404 lost')
  })
  it('have no trailing slash if pages are files', async () => {
    const store = textStore({
      'index.html': 'start',
      'a.html': 'a',
      'a/b.html': 'b',
      'v/1.12.1.html': 'v',
      '404.html': 'lost',
    })
    expect(await follow(store, '/')).toBe('200 start')
    expect(await follow(store, '/a')).toBe('200 a')
    expect(await follow(store, '/a/b')).toBe('200 b')
    expect(await follow(store, '/v/1.12.1')).toBe('200 v')
    expect(await follow(store, '/a/?q=1')).toBe('301 /a?q=1')
    expect(await follow(store, '/a/b.html')).toBe('301 /a/b')
    expect(await follow(store, '/index.html')).toBe('301 /')
    expect(await follow(store, '/a/c')).toBe('404 lost')
    expect(await follow(store, '/404')).toBe('200 lost')
  })

  it('have one if pages are folders', async () => {
    const store = textStore({ 'index.html': 'start', 'a/index.html': 'a', 'c d/index.html': 'cd', 'own.html': 'own' })
    expect(await follow(store, '/a/')).toBe('200 a')
    expect(await follow(store, '/a')).toBe('301 /a/')
    expect(await follow(store, '/a/index.html')).toBe('301 /a/')
    expect(await follow(store, '/c%20d')).toBe('301 /c%20d/')
    expect(await follow(store, '/own')).toBe('200 own')
    expect(await follow(store, '/nowhere')).toMatch(/^404 Page not found/)
  })

  it('are below the base URL', async () => {
    const store = textStore({ 'index.html': 'start', 'a.html': 'a', '404.html': 'lost' }, '/docs/')
    expect(await follow(store, '/docs/a')).toBe('200 a')
    expect(await follow(store, '/docs/a/')).toBe('301 /docs/a')
    expect(await follow(store, '/docs')).toBe('301 /docs/')
    expect(await follow(store, '/')).toBe('302 /docs/')
    expect(await follow(store, '/a')).toBe('404 lost')
  })

  it('of missing pages serve the nearest 404 page, one per language', async () => {
    const files = {
      'index.html': 'start',
      '404.html': 'lost',
      'de/index.html': 'Anfang',
      'de/404.html': 'verirrt',
      'de/a/b.html': 'b',
    }
    const store = textStore(files, '/docs/')
    expect(await follow(store, '/docs/de/nowhere')).toBe('404 verirrt')
    expect(await follow(store, '/docs/de/a/b/c/')).toBe('404 verirrt')
    expect(await follow(store, '/docs/de//nowhere')).toBe('404 verirrt')
    expect(await follow(store, `/docs/de/${'x/'.repeat(1000)}`)).toBe('404 verirrt')
    expect(await follow(store, '/docs/nowhere')).toBe('404 lost')
    expect(await follow(store, '/docs/es/nowhere')).toBe('404 lost')
    expect(await follow(store, '/de/nowhere')).toBe('404 lost')
    expect(await follow(store, '/docs/de/404.html')).toBe('200 verirrt')
    expect(await follow(store, '/docs/de/404')).toBe('200 verirrt')
  })

  it('never redirect to another host', async () => {
    const store = textStore({ 'index.html': 'start', _redirects: '/old/* /:splat 301\n' })
    expect(await follow(store, '//evil.example/')).toMatch(/^404/)
    expect(await follow(store, '/old//evil.example')).toMatch(/^404/)
  })
})

describe('redirects', () => {
  it('are followed if no file exists, or before it if forced', async () => {
    const rules = '/old /a 301\n/a /b 301\n/b /a 302!\n/shown /a 200\n/hidden /a 404\n'
    const store = textStore({ 'a.html': 'a', 'b.html': 'b', '404.html': 'lost', _redirects: rules })
    expect(await follow(store, '/old?x=1')).toBe('301 /a?x=1')
    expect(await follow(store, '/a')).toBe('200 a')
    expect(await follow(store, '/b')).toBe('302 /a')
    expect(await follow(store, '/shown')).toBe('200 a')
    expect(await follow(store, '/hidden')).toBe('404 a')
    expect(await follow(store, '/_redirects')).toBe('404 lost')
  })
  it('end at the not-found page if the target is malformed', async () => {
    const store = textStore({ '404.html': 'lost', _redirects: '/sale /50%-off 200\n' })
    expect(await follow(store, '/sale')).toBe('404 lost')
  })
})

describe('files', () => {
  const store = textStore({
    'page.html': LONG,
    '404.html': 'lost',
    'assets/a.js': 'let a',
    _headers: '/*\n  X-All: yes\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  })

  it('have the headers of the rules, and are revalidated by default', async () => {
    expect((await request(store, '/assets/a.js')).headers).toMatchObject({
      'x-all': 'yes',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript;charset=utf-8',
    })
    expect((await request(store, '/page')).headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
    })
    expect((await request(store, '/assets/gone.js')).headers).toMatchObject({
      'x-all': 'yes',
      'cache-control': 'no-cache',
    })
  })

  it('are compressed as the browser accepts, each encoding with its own ETag', async () => {
    const br = await request(store, '/page', { 'accept-encoding': 'gzip, br' })
    const gzip = await request(store, '/page', { 'accept-encoding': 'gzip' })
    const plain = await request(store, '/page')
    expect(brotliDecompressSync(br.bytes).toString()).toBe(LONG)
    expect(gunzipSync(gzip.bytes).toString()).toBe(LONG)
    expect(plain.bytes.toString()).toBe(LONG)
    expect(br.headers['content-length']).toBe(String(br.bytes.length))
    expect(new Set([br, gzip, plain].map(({ headers }) => headers['etag'])).size).toBe(3)
    expect([br, gzip, plain].map(({ headers }) => headers['vary'])).toEqual(Array(3).fill('Accept, accept-encoding'))
    expect((await request(store, '/assets/a.js', { 'accept-encoding': 'br' })).headers).not.toHaveProperty(
      'content-encoding',
    )
  })

  it('are not sent twice', async () => {
    const { headers } = await request(store, '/page', { 'accept-encoding': 'br' })
    const again = { 'accept-encoding': 'br', 'if-none-match': `W/"x", ${headers['etag']}` }
    expect(await request(store, '/page', again)).toMatchObject({ status: 304, bytes: Buffer.alloc(0) })
    expect(await request(store, '/page', { 'if-none-match': headers['etag'] ?? '' })).toMatchObject({ status: 200 })
  })

  it('are sent in ranges, unless they have changed since', async () => {
    const { headers } = await request(store, '/page')
    const part = await request(store, '/page', { range: 'bytes=3-6', 'accept-encoding': 'br' })
    expect([part.status, part.bytes.toString(), part.headers['content-range']]).toEqual([
      206,
      'text',
      `bytes 3-6/${LONG.length}`,
    ])
    expect((await request(store, '/page', { range: 'bytes=3-6', 'if-range': headers['etag'] ?? '' })).status).toBe(206)
    expect((await request(store, '/page', { range: 'bytes=3-6', 'if-range': '"old"' })).status).toBe(200)
    expect((await request(store, '/page', { range: 'bytes=90000-' })).status).toBe(416)
  })
})
