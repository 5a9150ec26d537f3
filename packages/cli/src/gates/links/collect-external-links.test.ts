import { expect, it } from 'vitest'
import { listHrefs } from './collect-external-links.js'

it('reads the URLs of the content as they were written', () => {
  const links = ['https://a.example/?b=1&amp;c=2', 'https://a.example/it&#39;s', 'https://a.example/it&#x27;s']
  const html = `<a href="https://nav.example/">Menu</a><article>${links.map((href) => `<a href="${href}">A</a>`).join('')}</article>`
  expect([...listHrefs(html)]).toEqual(['https://a.example/?b=1&c=2', "https://a.example/it's"])
})
