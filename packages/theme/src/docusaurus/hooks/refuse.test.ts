import { expect, it } from 'vitest'
import { refuse, withUnknown } from './refuse.js'

it('names the hook and what to do instead', () => {
  expect(() => refuse('useDoc', 'Pass a prop')).toThrow('docgen has no useDoc() for components. Pass a prop')
})

it('adds fields that throw only when they are read', () => {
  const value = withUnknown({ name: 'a' }, ['docs'], 'Pass a prop')
  expect({ ...value }).toEqual({ name: 'a' })
  expect(() => value.docs).toThrow('docgen does not provide docs to components. Pass a prop')
})
