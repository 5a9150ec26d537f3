import { expect, it } from 'vitest'
import { joinClassNames } from './join-class-names.js'

it('joins present names', () => {
  expect(joinClassNames('a', undefined, false, '', 'b c')).toBe('a b c')
})
