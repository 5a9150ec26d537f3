import { expect, it } from 'vitest'
import { splitVersionKey, versionKey } from './collection.js'

it.each([
  ['default', '1.0', '1.0'],
  ['community', '1.0', 'community/1.0'],
  ['@blog', 'current', '@blog/current'],
])('builds and splits the key of a version of %s', (collection, name, key) => {
  expect(versionKey(collection, name)).toBe(key)
  expect(splitVersionKey(key)).toEqual({ collection, name })
})
