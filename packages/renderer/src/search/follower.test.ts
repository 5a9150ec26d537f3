import { expect, it } from 'vitest'
import { ANY_FOLLOWER, followerOf, NO_FOLLOWER } from './follower.js'

it('encodes words in one of 62 characters, none of them reserved', () => {
  const followers = new Set(Array.from({ length: 5000 }, (_, index) => followerOf(`word${index}`)))
  expect(followers.size).toBe(62)
  expect([...followers].every((follower) => /^[C-Za-z0-9_-]$/.test(follower))).toBe(true)
  expect(followers.has(NO_FOLLOWER) || followers.has(ANY_FOLLOWER)).toBe(false)
})
