import { expect, it } from 'vitest'
import { hashBytes, hashValue } from './hash.js'

it('returns the first 128 bits of SHA-256, the same for text and bytes', () => {
  expect(hashBytes('abc')).toBe('ba7816bf8f01cfea414140de5dae2223')
  expect(hashBytes(new TextEncoder().encode('é'))).toBe(hashBytes('é'))
})

it('hashes values by their JSON, including `undefined`', () => {
  expect(hashValue({ a: [1, undefined] })).toBe(hashValue({ a: [1, null], b: undefined }))
  expect(hashValue({ a: 1, b: 2 })).not.toBe(hashValue({ b: 2, a: 1 }))
  expect(hashValue(undefined)).toBe(hashBytes('undefined'))
})
