import { expect, it } from 'vitest'
import { describeFiles } from './describe-files.js'
import type { OutputFile } from './read-output.js'

const file = (route?: string): OutputFile => ({ size: 1, sha256: '', ...(route !== undefined && { route }) })
const files = new Map([
  ['assets/a.1.css', file()],
  ['guide/index.html', file('/guide/')],
  ['old.html', file()],
  ['data/ü.bin', file()],
])
const describe = (headers: string, redirects = '') =>
  describeFiles({ baseUrl: '/docs/', files }, { headers, redirects })

it('stores Cache-Control of all matching rules, by URL or by file', () => {
  const { settings } = describe(
    '/docs/assets/*\n  Cache-Control: immutable\n/docs/guide\n  cache-control: max-age=60\n/docs/data/*\n  Cache-Control: für immer\n',
  )
  expect(Object.fromEntries(settings)).toEqual({
    'assets/a.1.css': { contentType: 'text/css;charset=utf-8', cacheControl: 'immutable' },
    'guide/index.html': { contentType: 'text/html;charset=utf-8', cacheControl: 'max-age=60' },
    'old.html': { contentType: 'text/html;charset=utf-8', cacheControl: 'no-cache' },
    'data/ü.bin': { contentType: 'application/octet-stream', cacheControl: 'no-cache' },
  })
})

it('turns redirects into files below the base URL, and lists those that need a server', () => {
  const rules = [
    '/docs/was /docs/is',
    '/docs/was /docs/other',
    '/docs/caf%C3%A9/ https://example.com/ü',
    '/docs/old /docs/guide/',
    '/docs/guide /docs/was',
    '/docs/:p1/index.html /docs/:p1',
    '/docs/a/* /docs/b/:splat',
    '/elsewhere /docs/is',
    '/docs/shown /docs/guide 200',
  ]
  const { settings, redirects, unsupported } = describe('', rules.join('\n'))
  expect(Object.fromEntries(redirects)).toEqual({
    'was/index.html': '/docs/is',
    'café/index.html': 'https://example.com/%C3%BC',
  })
  expect(settings.get('old.html')?.redirect).toBe('/docs/guide/')
  expect(settings.get('guide/index.html')?.redirect).toBeUndefined()
  expect(unsupported.map(({ from }) => from)).toEqual(['/docs/a/*', '/elsewhere', '/docs/shown'])
})

it('has the files that S3 reads for a URL, also for the root and for names with dots', () => {
  const rules = ['/ /docs', '/%C3%A4lter%20one /docs/new', '/a.b/c https://other.example/x?y=1#z', '/old/ /docs/new']
  const output = { baseUrl: '/', files: new Map([['docs/index.html', file('/docs/')]]) }
  const { redirects } = describeFiles(output, { headers: '', redirects: rules.join('\n') })
  expect(Object.fromEntries(redirects)).toEqual({
    'index.html': '/docs',
    'älter one/index.html': '/docs/new',
    'a.b/c/index.html': 'https://other.example/x?y=1#z',
    'old/index.html': '/docs/new',
  })
})
