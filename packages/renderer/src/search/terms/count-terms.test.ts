import { expect, it } from 'vitest'
import { decodePostings } from '../decode-postings.js'
import { ANY_FOLLOWER, followerOf, NO_FOLLOWER } from '../follower.js'
import { createTermCounter, type ListTerms } from './count-terms.js'

const counter = () => createTermCounter({ termsOf: (word) => (word === 'of' ? [] : word.split('+')) })

/** The postings of a page, by term. */
function postingsOf({ terms, positions }: ListTerms, hasLengths: boolean) {
  const names = terms.split(' ')
  // "A" is the distance of the first page.
  return new Map(positions.split(' ').map((text, index) => [names[index], decodePostings(`A${text}`, hasLengths)]))
}

it('counts each term in each section, with the terms that follow', () => {
  const counted = counter()(['one two one', '', 'two of three'], true)
  expect(counted).toMatchObject({ documents: 2, length: 5, terms: 'one two three' })
  const postings = postingsOf(counted, true)
  expect(postings.get('one')).toEqual([
    { page: 0, section: 0, count: 2, length: 3, followers: `${NO_FOLLOWER}${followerOf('two')}` },
  ])
  expect(postings.get('two')).toEqual([
    { page: 0, section: 0, count: 1, length: 3, followers: followerOf('one') },
    { page: 0, section: 2, count: 1, length: 2, followers: followerOf('three') },
  ])
})

it('omits lengths if the list keeps none', () => {
  expect(postingsOf(counter()(['one'], false), false).get('one')).toEqual([
    { page: 0, section: 0, count: 1, followers: NO_FOLLOWER },
  ])
})

it('accepts any follower after a run of words without spaces', () => {
  const postings = postingsOf(counter()(['one 中+文 two'], false), false)
  expect(postings.get('one')?.[0]?.followers).toBe(ANY_FOLLOWER)
  expect(postings.get('中')?.[0]?.followers).toBe(ANY_FOLLOWER)
})

it('counts each list independently', () => {
  const countTerms = counter()
  const first = countTerms(['one two', 'one'], true)
  expect(countTerms([], true)).toEqual({ documents: 0, length: 0, terms: '', positions: '' })
  countTerms(['three one one one'], false)
  expect(countTerms(['one two', 'one'], true)).toEqual(first)
})
