import { expect, it } from 'vitest'
import { openPage } from '../../../test/open-page.js'
import { addQuery } from './add-query.js'

function add(code: string, url = 'https://a.test/x'): string {
  openPage('')
  const template = document.createElement('template')
  template.innerHTML = code
  addQuery(template.content, `${url}?a=1&b=2`)
  return template.innerHTML.replaceAll('&amp;', '&')
}

it.each([
  ['<b>--url</b> https://a.test/x \\', "<b>--url</b> 'https://a.test/x?a=1&b=2' \\"],
  ["<i>'https://a.test/x'</i>;", "<i>'https://a.test/x?a=1&b=2'</i>;"],
  ['<i>"https://a.test/x?k=</i>$K<i>"</i>', '<i>"https://a.test/x?a=1&b=2&k=</i>$K<i>"</i>'],
  ['f("https://a.test/x/y", "https://a.test/x")', 'f("https://a.test/x/y", "https://a.test/x?a=1&b=2")'],
  ['<b>GET</b> <i>/x</i> HTTP/1.1\nHost: a.test', '<b>GET</b> <i>/x?a=1&b=2</i> HTTP/1.1\nHost: a.test'],
  ['<b>GET</b> <i>/x?c=3</i> HTTP/1.1', '<b>GET</b> <i>/x?a=1&b=2&c=3</i> HTTP/1.1'],
  ['https://b.test/x', 'https://b.test/x'],
])('adds parameters to the URL of a request: %s', (code, expected) => {
  expect(add(code)).toBe(expected)
})

it('adds parameters to the root of a server', () => {
  expect(add('GET / HTTP/1.1', 'https://a.test/')).toBe('GET /?a=1&b=2 HTTP/1.1')
})
