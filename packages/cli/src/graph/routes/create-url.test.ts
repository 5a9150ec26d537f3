import { describe, expect, it } from 'vitest'
import { createUrl, encodePath } from './create-url.js'

describe('createUrl', () => {
  it.each<[string, boolean | 'folders' | undefined, boolean, string, string]>([
    // route, trailingSlash, hasSlash, href, file
    ['/', false, false, '/', 'index.html'],
    ['/', true, false, '/', 'index.html'],
    ['/', undefined, false, '/', 'index.html'],
    ['/advanced/plans', false, false, '/advanced/plans', 'advanced/plans.html'],
    ['/advanced/plans', true, false, '/advanced/plans/', 'advanced/plans/index.html'],
    ['/advanced/plans', undefined, false, '/advanced/plans', 'advanced/plans/index.html'],
    ['/payments', false, true, '/payments', 'payments.html'],
    ['/payments', 'folders', true, '/payments/', 'payments/index.html'],
    ['/payments/plans', 'folders', false, '/payments/plans', 'payments/plans.html'],
    ['/', 'folders', true, '/', 'index.html'],
    ['/payments', true, true, '/payments/', 'payments/index.html'],
    ['/payments', undefined, true, '/payments/', 'payments/index.html'],
    ['/version-history/1.12.1', false, false, '/version-history/1.12.1', 'version-history/1.12.1.html'],
    ['/version-history/1.00', false, false, '/version-history/1.00', 'version-history/1.00.html'],
    ['/version-history/1.00', undefined, false, '/version-history/1.00', 'version-history/1.00/index.html'],
    ['/old.html', false, false, '/old.html', 'old.html'],
    ['/old.html', true, false, '/old.html', 'old.html'],
    ['/old.html', undefined, true, '/old.html', 'old.html'],
  ])('%s with trailingSlash %s', (route, trailingSlash, hasSlash, href, file) => {
    expect(createUrl(route, { baseUrl: '/', trailingSlash }, hasSlash)).toEqual({ route, href, file })
  })

  it('adds the base URL to the href, never to the file', () => {
    const rules = { baseUrl: '/manual/', trailingSlash: true }
    expect(createUrl('/', rules)).toEqual({ route: '/', href: '/manual/', file: 'index.html' })
    expect(createUrl('/a', rules)).toEqual({ route: '/a', href: '/manual/a/', file: 'a/index.html' })
  })

  it('encodes the href, not the file', () => {
    expect(createUrl('/foo bar/é', { baseUrl: '/', trailingSlash: false })).toEqual({
      route: '/foo bar/é',
      href: '/foo%20bar/%C3%A9',
      file: 'foo bar/é.html',
    })
  })
})

describe('encodePath', () => {
  it('encodes characters that would start a query or a hash', () => {
    expect(encodePath('100%/c#/why?.png')).toBe('100%25/c%23/why%3F.png')
  })
})
