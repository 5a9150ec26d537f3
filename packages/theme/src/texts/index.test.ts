import { expect, it } from 'vitest'
import { en } from './en.js'
import { texts } from './index.js'

it('has no key that English lacks', () => {
  for (const catalogue of Object.values(texts)) {
    expect(Object.keys(catalogue).filter((key) => !(key in en))).toEqual([])
  }
})
