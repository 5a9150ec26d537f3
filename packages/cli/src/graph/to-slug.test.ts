import { expect, it } from 'vitest'
import { toSlug } from './to-slug.js'

it.each([
  ['Getting Started', 'getting-started'],
  ['  What’s new? ', 'what-s-new'],
  ['API & Webhooks', 'api-webhooks'],
  ['1.12', '1-12'],
  ['Über uns', 'über-uns'],
  ['支払い', '支払い'],
  ['🚀', '-'],
])('%j is %j', (label, slug) => {
  expect(toSlug(label)).toBe(slug)
})
