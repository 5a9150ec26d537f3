import { expect, it } from 'vitest'
import { packAnchors } from '../graph/links/pack-anchors.js'
import { createManifest } from './create-manifest.js'

it('creates a sorted manifest that JSON parsers accept', () => {
  const files = new Map([
    ['b.css', { hash: '2', size: 2 }],
    ['a.html', { hash: '1', size: 1, key: 'k', source: 'docs/a.md', route: '/a' }],
  ])
  const anchors = new Map([['a.html', packAnchors(['one', 'one-more'])]])
  const redirects = [
    { from: '/x', to: '/docs/a' },
    { from: '/old', to: '/docs/a' },
    { from: '/x', to: '/docs/never' },
  ]
  const text = createManifest({ files, baseUrl: '/docs/', anchors, redirects })
  expect(JSON.parse(text)).toEqual({
    version: 1,
    baseUrl: '/docs/',
    files: {
      'a.html': { hash: '1', size: 1, key: 'k', source: 'docs/a.md', route: '/a', anchors: '0,3,one3,5,-more' },
      'b.css': { hash: '2', size: 2 },
    },
    redirects: { '/old': '/docs/a', '/x': '/docs/a' },
  })
  expect(text.indexOf('a.html')).toBeLessThan(text.indexOf('b.css'))
  expect(text.indexOf('/old')).toBeLessThan(text.indexOf('/x'))
})
