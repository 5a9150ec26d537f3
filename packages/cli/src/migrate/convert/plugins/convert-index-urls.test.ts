import { expect, it } from 'vitest'
import { convertIndexUrls } from './convert-index-urls.js'

it('redirects from the URLs in Docusaurus, unless another document has them', () => {
  const numberedIndexes = [
    { route: '/', name: 'index' },
    { route: '/guide', name: 'guide' },
    { route: '/b', name: 'b' },
  ]
  const { fields, notes } = convertIndexUrls({ all: ['/', '/guide', '/b', '/b/b'], numberedIndexes })
  expect(fields).toEqual({
    redirects: [
      { from: '/index', to: '/' },
      { from: '/guide/guide', to: '/guide' },
    ],
  })
  expect(notes).toMatchObject([{ status: 'changed', message: expect.stringMatching(/^2 `redirects` to/) }])
  expect(convertIndexUrls({ all: [], numberedIndexes: [] }).notes).toEqual([])
})
