import { expect, it } from 'vitest'
import { changeConfigLinks } from './change-config-links.js'
import { applyEdits } from './edit-list.js'

const PREFIXES = { origin: 'https://kit.example', baseUrl: '/kit/' }

it('changes links to a page in every form, and no other strings', () => {
  const text = `export default {
  navbar: { items: [{ to: '/guide/a', label: '/guide/a' }, { "href": "https://kit.example/kit/guide/a#x" }] },
  footer: { links: [{ href: \`/kit/guide/a/?q=1\` }, { to: '/guide/ab' }, { href: 'https://other.example/guide/a' }] },
  redirects: [{ from: '/guide/a', to: '/guide/a' }],
  announcementBar: { content: 'New: <a href="/guide/a">A</a>', more: "<a href=\\"/guide/a\\">" },
  photo: '/guide/a', data_to: '/guide/a', to: '/guide/\${name}',
}`
  const edits = changeConfigLinks(text, PREFIXES, (route, suffix) =>
    route === '/guide/a' ? ['/b', suffix] : undefined,
  )
  expect(applyEdits(text, edits)).toBe(`export default {
  navbar: { items: [{ to: '/b', label: '/guide/a' }, { "href": "https://kit.example/kit/b#x" }] },
  footer: { links: [{ href: \`/kit/b/?q=1\` }, { to: '/guide/ab' }, { href: 'https://other.example/guide/a' }] },
  redirects: [{ from: '/guide/a', to: '/b' }],
  announcementBar: { content: 'New: <a href="/b">A</a>', more: "<a href=\\"/b\\">" },
  photo: '/guide/a', data_to: '/guide/a', to: '/guide/\${name}',
}`)
})
