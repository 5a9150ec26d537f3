import { expect, it } from 'vitest'
import { en } from './en.js'
import { texts } from './index.js'

it('has no key that English lacks', () => {
  for (const catalog of Object.values(texts)) {
    expect(Object.keys(catalog).filter((key) => !(key in en))).toEqual([])
  }
})
