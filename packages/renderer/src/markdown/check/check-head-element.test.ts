import { expect, it } from 'vitest'
import { checkHeadElement, isJsonLd } from './check-head-element.js'

const LD = { type: 'application/ld+json' }
const check = (tagName: string, attributes = {}, text = '') => checkHeadElement({ tagName, attributes, text })

it.each(['title', 'meta', 'link'])('accepts <%s>', (name) => {
  expect(check(name)).toBeUndefined()
})

it('accepts structured data that is JSON', () => {
  expect(check('script', LD, '{"a":1}')).toBeUndefined()
  expect(check('script', LD, '{a:1}')).toMatchObject({ code: 'head-element', length: 7 })
  expect(isJsonLd('style', LD)).toBe(false)
})

it('explains why other elements are ignored', () => {
  expect(check('script')?.hint).toContain('in the config')
  expect(check('style')?.message).toBe('<style> in the head of a page is ignored')
  expect(check('p')?.hint).toBe('Only <title>, <meta>, <link> and JSON-LD are allowed there')
})
