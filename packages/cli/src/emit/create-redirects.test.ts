import { describe, expect, it } from 'vitest'
import { buildRedirects as build, type Redirect } from './create-redirects.js'

const buildRedirects = (redirects: readonly Redirect[], siteText?: string, pageFiles: readonly string[] = []) =>
  build({ redirects, siteText, baseUrl: '/', pageFiles })

describe('buildRedirects with rules of the site', () => {
  const redirects = [
    { from: '/old', to: '/new' },
    { from: '/older', to: '/new' },
  ]

  it('inserts its own before the first pattern and the comment above it', () => {
    const site = '# moved\n/a /b 302\n\n# all else\n/* /index.html 200\n/z /y'
    expect(buildRedirects(redirects, site)).toBe(
      '# moved\n/a /b 302\n\n/old /new 301\n/old/ /new 301\n/older /new 301\n/older/ /new 301\n# all else\n/* /index.html 200\n/z /y\n',
    )
  })

  it('omits paths that the site redirects itself, unless a condition decides', () => {
    expect(buildRedirects(redirects, '/old/ /other\n/older /de/new 302 Language=de\n')).toBe(
      '/old/ /other\n/older /de/new 302 Language=de\n/older /new 301\n/older/ /new 301\n',
    )
  })
})

it('redirects /index.html to pages that are files, at each depth, before patterns of the site', () => {
  const files = ['index.html', '404.html', 'a.html', 'a/b/c.html', 'a/d.html', 'b/index.html', 'de/index.html']
  expect(buildRedirects([{ from: '/b', to: '/a' }], '/* /a 200\n', files)).toBe(
    '/b /a 301\n/b/ /a 301\n/:p1/index.html /:p1 301\n/:p1/:p2/index.html /:p1/:p2 301\n' +
      '/:p1/:p2/:p3/index.html /:p1/:p2/:p3 301\n/* /a 200\n',
  )
  expect(buildRedirects([], '', ['index.html', 'b/index.html'])).toBe('')
})

it('sorts redirects, and encodes spaces in URLs', () => {
  const redirects = [
    { from: '/b', to: '/new b' },
    { from: '/a', to: 'https://y/' },
  ]
  expect(buildRedirects(redirects)).toBe('/a https://y/ 301\n/a/ https://y/ 301\n/b /new%20b 301\n/b/ /new%20b 301\n')
})

it('redirects each source once, the first redirect from it', () => {
  const redirects = [
    { from: '/x', to: '/new' },
    { from: '/x/', to: '/newer' },
    { from: '/x', to: '/new' },
  ]
  expect(buildRedirects(redirects)).toBe('/x /new 301\n/x/ /new 301\n')
})

it('encodes URLs of redirects once', () => {
  const redirects = [
    { from: '/größe', to: '/gr%C3%B6%C3%9Fe/#über' },
    { from: '/100% c#', to: 'https://y/ä?a=b%20c' },
  ]
  expect(buildRedirects(redirects)).toBe(
    '/100%25%20c%23 https://y/%C3%A4?a=b%20c 301\n/100%25%20c%23/ https://y/%C3%A4?a=b%20c 301\n/gr%C3%B6%C3%9Fe /gr%C3%B6%C3%9Fe/#%C3%BCber 301\n',
  )
})

it('redirects the other spelling of the slash, except in a loop, for files, and for the root', () => {
  const redirects = [
    { from: '/a', to: '/a/?x' },
    { from: '/b/', to: '/b#x' },
    { from: '/c/', to: '/d' },
    { from: '/e.pdf', to: '/d' },
    { from: '/1.2.3', to: '/d' },
    { from: '/', to: '/d' },
  ]
  expect(buildRedirects(redirects)).toBe(
    '/ /d 301\n/1.2.3 /d 301\n/1.2.3/ /d 301\n/a /a/?x 301\n/b/ /b#x 301\n/c /d 301\n/c/ /d 301\n/e.pdf /d 301\n',
  )
})

it('redirects only one spelling if Cloudflare would otherwise not read all redirects', () => {
  const count = (length: number): number =>
    buildRedirects(Array.from({ length }, (_, index) => ({ from: `/${index}`, to: '/' }))).split('\n').length - 1
  expect(count(1000)).toBe(2000)
  expect(count(1001)).toBe(1001)
})
