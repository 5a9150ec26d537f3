import { expect, it } from 'vitest'
import { listHrefs } from './collect-external-links.js'

it('reads the URLs of the content as they were written', () => {
  const links = ['https://a.example/?b=1&amp;c=2', 'https://a.example/it&#39;s', 'https://a.example/it&#x27;s']
  const html = `<a href="https://nav.example/">Menu</a><article>${links.map((href) => `<a href="${href}">A</a>`).join('')}</article>`
  expect([...listHrefs(html)]).toEqual(['https://a.example/?b=1&c=2', "https://a.example/it's"])
})

it('skips the menu that opens the page in other programs', () => {
  const menu = '<div class="page-actions dropdown"><ul><li><a href="https://chat.example/?q=1">Chat</a></li></ul></div>'
  const html = `<article>${menu}<a href="https://a.example/">A</a></article>`
  expect([...listHrefs(html)]).toEqual(['https://a.example/'])
})
