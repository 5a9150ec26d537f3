import { expect, it } from 'vitest'
import { nameInCapitals } from './name-in-capitals.js'

it('writes a name as a placeholder', () => {
  expect(nameInCapitals('access-token')).toBe('ACCESS_TOKEN')
})
