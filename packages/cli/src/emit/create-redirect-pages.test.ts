import { expect, it } from 'vitest'
import { createRedirectPages } from './create-redirect-pages.js'

const create = (redirects: readonly { from: string; to: string }[], trailingSlash?: boolean) =>
  createRedirectPages({
    redirects,
    rules: { baseUrl: '/base/', trailingSlash },
    origin: 'https://acme.github.io',
    languages: [
      { path: '', htmlLang: 'en' },
      { path: 'de', htmlLang: 'de-AT' },
    ],
    files: ['guide/index.html', 'a.html', 'tool'],
  }).map(({ file, ...rest }) => [file, 'bytes' in rest ? String(rest.bytes) : ''] as const)

it('writes a page without scripts that leads to the new URL', () => {
  const [[file, html] = ['', '']] = create([{ from: '/old/ä b', to: '/base/new?x=1&y="2"#part' }])
  expect(file).toBe('old/ä b/index.html')
  expect(html).toContain('<link rel="canonical" href="https://acme.github.io/base/new?x=1&amp;y=%222%22#part">')
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/base/new?x=1&amp;y=%222%22#part">')
  expect(html).toContain('<a href="/base/new?x=1&amp;y=%222%22#part">')
  expect(html).not.toMatch(/<script|<style|style=/)
})

it('has the language of its URL', () => {
  const pages = create(['/old', '/de/old', '/design'].map((from) => ({ from, to: '/base/new' })))
  expect(pages.map(([, html]) => /lang="([^"]*)"/.exec(html)?.[1])).toEqual(['en', 'de-AT', 'en'])
})

it('names other sites by their URL', () => {
  const [[, html] = ['', '']] = create([{ from: '/old', to: 'https://example.com/x%20y' }])
  expect(html).toContain('<link rel="canonical" href="https://example.com/x%20y">')
})

it('follows the rule for slashes, and never replaces a file', () => {
  const redirects = ['/Guide', '/a', '/tool/old', '/b', '/b', '/c.html'].map((from) => ({ from, to: '/base/' }))
  expect(create(redirects, false).map(([file]) => file)).toEqual(['Guide.html', 'b.html', 'c.html'])
  expect(create(redirects).map(([file]) => file)).toEqual(['a/index.html', 'b/index.html', 'c.html'])
  expect(create([{ from: '/guide.html', to: '/base/guide' }])[0]?.[0]).toBe('guide.html/index.html')
  expect(
    create(
      ['/a/index', '/b/index'].map((from) => ({ from, to: '/base/a' })),
      false,
    ).map(([file]) => file),
  ).toEqual(['b/index.html'])
  const nested = ['/d.html/old', '/D.html'].map((from) => ({ from, to: '/base/' }))
  expect(create(nested).map(([file]) => file)).toEqual(['d.html/old/index.html'])
})
