import { describe, expect, it } from 'vitest'
import { findRule, headersFor, parseHeaderRules, parseRedirectRules } from './http/handle-request.js'

describe('_headers', () => {
  const rules = parseHeaderRules(
    [
      '# all pages',
      '/docs/*',
      '  X-Frame-Options: DENY',
      '  Content-Security-Policy: default-src: a:b',
      '',
      '/docs/:name/raw',
      '  x-frame-options: SAMEORIGIN',
      '  ! content-security-policy',
      'https://example.org/café',
      '  X-Name: yes',
    ].join('\r\n'),
  )

  it('gives a path all headers of all matching rules, in order', () => {
    expect(headersFor('/docs/a', rules)).toEqual({
      'x-frame-options': 'DENY',
      'content-security-policy': 'default-src: a:b',
    })
    expect(headersFor('/docs/a/raw', rules)).toEqual({ 'x-frame-options': 'DENY, SAMEORIGIN' })
    expect(headersFor('/café', rules)).toEqual({ 'x-name': 'yes' })
    expect(headersFor('/other', rules)).toEqual({})
  })
})

describe('_redirects', () => {
  const rules = parseRedirectRules(
    [
      '/old /new',
      '/was/* /is/:splat 302',
      '/:year/:month/post /blog/:month-:year 308 # a comment',
      '/shown /index.html 200',
      '/forced /new 301!',
      '/gone /404.html 404',
      '/x /y 301 Country=de',
      '/caf%C3%A9 https://example.org/',
      '/broken',
    ].join('\n'),
  )

  it.each([
    ['/old', '/new', 301],
    ['/old/', '/new', 301],
    ['/was/a/b', '/is/a/b', 302],
    ['/2026/11/post', '/blog/11-2026', 308],
    ['/shown', '/index.html', 200],
    ['/gone', '/404.html', 404],
    ['/café', 'https://example.org/', 301],
  ])('redirects %s to %s', (path, to, status) => expect(findRule(path, rules, false)).toEqual({ to, status }))

  it('ignores other paths, and rules that only a host can evaluate', () => {
    for (const path of ['/x', '/older', '/broken', '/']) expect(findRule(path, rules, false)).toBeUndefined()
  })

  it('lets only forced rules precede files', () => {
    expect(findRule('/forced', rules, true)).toEqual({ to: '/new', status: 301 })
    expect(findRule('/old', rules, true)).toBeUndefined()
  })
})
