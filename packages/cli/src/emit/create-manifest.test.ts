import { expect, it } from 'vitest'
import { createManifest } from './create-manifest.js'

it('creates a sorted manifest that JSON parsers accept', () => {
  const files = new Map([
    ['b.css', { hash: '2', size: 2 }],
    ['a.html', { hash: '1', size: 1, key: 'k', source: 'docs/a.md', route: '/a' }],
  ])
  const text = createManifest(files, '/docs/')
  expect(JSON.parse(text)).toEqual({
    version: 1,
    baseUrl: '/docs/',
    files: {
      'a.html': { hash: '1', size: 1, key: 'k', source: 'docs/a.md', route: '/a' },
      'b.css': { hash: '2', size: 2 },
    },
  })
  expect(text.indexOf('a.html')).toBeLessThan(text.indexOf('b.css'))
})
