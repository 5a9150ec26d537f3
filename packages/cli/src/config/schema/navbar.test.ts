import { expect, it } from 'vitest'
import { logoSchema } from './navbar.js'

it('accepts sizes of a logo as numbers and as text in pixels', () => {
  expect(logoSchema.parse({ src: 'logo.svg', width: 32, height: '24px' })).toMatchObject({ width: 32, height: 24 })
  expect(logoSchema.safeParse({ src: 'logo.svg', width: '2rem' }).success).toBe(false)
})
