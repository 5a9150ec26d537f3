import { expect, it } from 'vitest'
import { findHeadingId } from './find-heading-id.js'

it.each([
  ['Title {#id}', { id: 'id', index: 5 }],
  ['Title{#id} ', { id: 'id', index: 5 }],
  ['{#id}', { id: 'id', index: 0 }],
  ['Title {#über-uns}', { id: 'über-uns', index: 5 }],
  ['Title', undefined],
  ['Title {#}', undefined],
  ['Title {#a b}', undefined],
  ['Title {#id} more', undefined],
])('reads %j', (text, id) => {
  expect(findHeadingId(text)).toEqual(id)
})
