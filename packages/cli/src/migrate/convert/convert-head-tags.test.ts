import { expect, it } from 'vitest'
import { convertHeadTags } from './convert-head-tags.js'

const convert = (...tags: readonly unknown[]) => convertHeadTags(() => undefined)({ value: tags, path: ['headTags'] })
const link = (attributes: Readonly<Record<string, string>>) => ({ tagName: 'link', attributes })

it('migrates links, metadata and JSON-LD', () => {
  const { fields } = convert(
    link({ rel: 'preconnect', href: 'https://example.com' }),
    link({ rel: 'stylesheet', href: 'https://example.com/a.css' }),
    { tagName: 'meta', attributes: { name: 'author', content: 'Ann' } },
    { tagName: 'script', attributes: { type: 'application/ld+json' }, innerHTML: '{"@type":"WebSite"}' },
  )
  expect(fields).toEqual({
    links: [
      { rel: 'preconnect', href: 'https://example.com' },
      { rel: 'stylesheet', href: 'https://example.com/a.css' },
    ],
    metadata: [{ name: 'author', content: 'Ann' }],
    structuredData: [{ '@type': 'WebSite' }],
  })
})

it.each([
  ['an inline script', { tagName: 'script', attributes: {}, innerHTML: 'alert(1)' }, 'lost'],
  ['invalid JSON-LD', { tagName: 'script', attributes: { type: 'application/ld+json' }, innerHTML: '{' }, 'lost'],
  ['an inline style', { tagName: 'style', attributes: {}, innerHTML: 'a {}' }, 'lost'],
  ['a style sheet of the site', link({ rel: 'stylesheet', href: '/a.css' }), 'lost'],
  ['a canonical URL', link({ rel: 'canonical', href: '/a' }), 'lost'],
  ['an element of a body', { tagName: 'div', attributes: {} }, 'lost'],
  ['a character set', { tagName: 'meta', attributes: { charset: 'utf-8' } }, 'unneeded'],
])('migrates no %s', (_what, tag, status) => {
  const { fields, notes } = convert(tag)
  expect([fields, notes.map((note) => note.status)]).toEqual([{}, [status]])
})
