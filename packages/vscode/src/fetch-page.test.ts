import { expect, it, vi } from 'vitest'
import { fetchPage, hasPathPrefix, toPageUrl } from './fetch-page.js'

it('asks the server for the page of a file, by its path in the site', async () => {
  const page = { path: '/kit/a', headings: [{ id: 'b', line: 3 }] }
  const fetched = vi.fn(async (_url: URL) => new Response(JSON.stringify(page)))
  vi.stubGlobal('fetch', fetched)
  expect(await fetchPage('http://localhost:1/kit/', '/w/site', '/w/site/docs/a b.md')).toEqual(page)
  expect(String(fetched.mock.calls[0]?.[0])).toBe('http://localhost:1/__docgen/page?file=docs%2Fa+b.md')
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  expect(await fetchPage('http://localhost:1/', '/w', '/w/a.md')).toBeUndefined()
  vi.unstubAllGlobals()
})

it('writes the URL of a page', () => {
  expect(toPageUrl('http://localhost:1/kit/', '/kit/a')).toBe('http://localhost:1/kit/a')
})

it.each([
  ['https://edit.example/proxy/3000/kit/a', true],
  ['https://3000.edit.example/kit/a', false],
  ['http://localhost:3000/kit/a', false],
])('finds the prefix of %s: %s', (external, expected) => {
  expect(hasPathPrefix(external, 'http://localhost:3000/kit/a')).toBe(expected)
})
