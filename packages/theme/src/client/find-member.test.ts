import { expect, it } from 'vitest'
import { findMember } from './find-member.js'

it('follows a path, and does not fail where it ends early', () => {
  const module = { default: { Item: 'item' } }
  expect(findMember(module, 'default.Item')).toBe('item')
  expect(findMember(module, 'default.Gone.More')).toBeUndefined()
  expect(findMember(undefined, 'default')).toBeUndefined()
})
