import { theme } from '@docgen/theme'
import { expect, it } from 'vitest'
import { COUNTERPARTS } from './convert-swizzled.js'

it('only names components of the theme as counterparts', () => {
  const named = Object.values(COUNTERPARTS).flatMap((text) =>
    [...text.matchAll(/\{ (\w+) \}/g)].map(([, name]) => name),
  )
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !(String(name) in theme.components))).toEqual([])
})
