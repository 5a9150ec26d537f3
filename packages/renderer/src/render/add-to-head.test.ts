import { expect, it } from 'vitest'
import { addToHead } from './add-to-head.js'

const HEAD =
  '<title>A</title><meta name="description" content="x"><meta property="og:title" content="A"><link rel="canonical" href="/a"><link rel="icon" href="/i">'
const meta = (attributes: Readonly<Record<string, string>>) => ({ tagName: 'meta', attributes, text: '' })

it('replaces the title, and escapes it', () => {
  expect(addToHead(HEAD, [{ tagName: 'title', attributes: {}, text: 'B & <C>' }])).toBe(
    `${HEAD.replace('<title>A</title>', '')}<title>B &amp; &lt;C&gt;</title>`,
  )
})

it('replaces metadata of the same name or property, and the canonical URL', () => {
  expect(addToHead(HEAD, [meta({ name: 'description', content: 'y' })]).match(/description/g)).toHaveLength(1)
  expect(addToHead(HEAD, [meta({ property: 'og:title', content: 'B' })])).not.toContain('content="A"')
  const canonical = { tagName: 'link', attributes: { rel: 'canonical', href: '/b' }, text: '' }
  expect(addToHead(HEAD, [canonical])).not.toContain('href="/a"')
})

it('keeps what resembles an element', () => {
  const added = [
    meta({ name: 'desc', content: 'y' }),
    { tagName: 'link', attributes: { rel: 'icon', href: '/j' }, text: '' },
  ]
  expect(addToHead(HEAD, added).startsWith(HEAD)).toBe(true)
  expect(addToHead(HEAD)).toBe(HEAD)
})

it('compares names as they are escaped', () => {
  const quoted = meta({ name: 'a"$&', content: 'y' })
  expect(addToHead('<meta name="a&quot;$&amp;" content="x">', [quoted])).toBe('<meta name="a&quot;$&amp;" content="y">')
})
