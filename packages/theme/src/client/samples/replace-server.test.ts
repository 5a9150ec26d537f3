import { expect, it } from 'vitest'
import { openPage } from '../../../test/open-page.js'
import { replaceServer } from './replace-server.js'

function replaced(html: string, from: string, to: string): string {
  openPage(`<pre>${html}</pre>`)
  const root = document.createDocumentFragment()
  root.append(...(document.querySelector('pre')?.childNodes ?? []))
  replaceServer(root, from, to)
  return root.textContent ?? ''
}

it('replaces whole hosts and paths, also as a browser writes them', () => {
  expect(replaced('<i>https://API.test</i>/x', 'https://API.test', 'https://b.test/v2')).toBe('https://b.test/v2/x')
  expect(replaced('"https://api.test/x"', 'https://API.test', 'https://b.test')).toBe('"https://b.test/x"')
  expect(replaced('http://a.test:80 http://a.test/v10', 'http://a.test/v1', 'http://b.test')).toBe(
    'http://a.test:80 http://a.test/v10',
  )
  expect(replaced('http://a.test:8080/x', 'http://a.test', 'http://b.test')).toBe('http://a.test:8080/x')
})

it('replaces path and host of an HTTP message', () => {
  const message = 'GET <b>/v1/x?y=/v1</b> HTTP/1.1\nHost: a.test:81\n\n{}'
  expect(replaced(message, 'http://a.test:81/v1', 'https://b.test/api/v2')).toBe(
    'GET /api/v2/x?y=/v1 HTTP/1.1\nHost: b.test\n\n{}',
  )
  expect(replaced('GET /x HTTP/1.1\nHost: a.test', 'http://a.test', 'http://b.test')).toBe(
    'GET /x HTTP/1.1\nHost: b.test',
  )
})

it('adds and removes the line for TLS in Ruby', () => {
  const plain = 'url = URI("http://a.test/x")\nhttp = Net::HTTP.new(url.host, url.port)\nrequest'
  const secure = replaced(plain, 'http://a.test', 'https://b.test')
  expect(secure).toBe(
    'url = URI("https://b.test/x")\nhttp = Net::HTTP.new(url.host, url.port)\nhttp.use_ssl = true\nrequest',
  )
  expect(replaced(secure, 'https://b.test', 'http://a.test')).toBe(plain)
})
