import { expect, it } from 'vitest'
import { readHeadElement } from './read-head-element.js'

const type = 'application/ld+json'

it('accepts JSON-LD as a child and as inner HTML', () => {
  const element = { tagName: 'script', attributes: { type }, text: '{"a":1}' }
  expect(readHeadElement({ name: 'script', props: { type }, text: '{"a":1}' })).toEqual(element)
  const dangerouslySetInnerHTML = { __html: '{"a":1}' }
  expect(readHeadElement({ name: 'script', props: { type, dangerouslySetInnerHTML }, text: '' })).toEqual(element)
})

it.each([
  [{ type }, '{'],
  [{}, '{"a":1}'],
  [{ type: 'module' }, ''],
])('rejects a script with %j and %j', (props, text) => {
  expect(readHeadElement({ name: 'script', props, text })).toMatchObject({ problem: { code: 'head-element' } })
})
