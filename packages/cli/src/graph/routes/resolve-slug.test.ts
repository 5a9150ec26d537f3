import { describe, expect, it } from 'vitest'
import { joinRoute, resolveSlug, toSlug } from './resolve-slug.js'

describe('resolveSlug', () => {
  it.each([
    // slug, folder, routeBase, route, hasSlash
    ['/', 'guides', '/', '/', false],
    ['/plans', 'guides', '/', '/plans', false],
    ['/plans/', 'guides', '/', '/plans', true],
    ['plans', 'guides', '/', '/guides/plans', false],
    ['plans', '', '/', '/plans', false],
    ['./plans', 'guides/deep', '/', '/guides/deep/plans', false],
    ['../plans', 'guides/deep', '/', '/guides/plans', false],
    ['../../../../plans', 'guides', '/', '/plans', false],
    ['..', 'guides/deep', '/', '/guides', true],
    ['.', 'guides', '/', '/guides', true],
    ['//plans//x', 'guides', '/', '/plans/x', false],
    ['/version-history/1.12.1', 'x', '/', '/version-history/1.12.1', false],
    ['/old.html', '', '/', '/old.html', false],
    ['/a%20b', '', '/', '/a b', false],
    ['/', 'guides', '/docs', '/docs', false],
    ['/../plans', 'guides', '/docs', '/docs/plans', false],
    ['plans', 'guides', '/docs', '/docs/guides/plans', false],
  ])('%s in %s below %s is %s', (slug, folder, routeBase, route, hasSlash) => {
    expect(resolveSlug(slug, { routeBase, folder })).toEqual({ route, hasSlash })
  })

  it.each(['/a?b', '/a#b', 'a\\b', 'a\nb', 'a\ud800', '/a%3Fb', 'https://x.y/z'])('rejects %j', (slug) => {
    expect(resolveSlug(slug, { routeBase: '/', folder: '' })).toBeUndefined()
  })
})

describe('joinRoute', () => {
  it.each([
    ['', '/'],
    ['/', '/'],
    ['a/b/', '/a/b'],
    ['/a/./b/../c', '/a/c'],
  ])('normalizes %j to %j', (path, route) => {
    expect(joinRoute(path)).toBe(route)
  })
})

it.each([
  ['Getting Started', 'getting-started'],
  ['  What’s new? ', 'what-s-new'],
  ['API & Webhooks', 'api-webhooks'],
  ['1.12', '1-12'],
  ['Über uns', 'über-uns'],
  ['支払い', '支払い'],
  ['🚀', '-'],
])('%j is %j', (label, slug) => {
  expect(toSlug(label)).toBe(slug)
})
