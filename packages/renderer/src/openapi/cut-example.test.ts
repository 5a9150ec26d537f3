import { expect, it } from 'vitest'
import { cutExample, MAX_EXAMPLE_LENGTH } from './cut-example.js'

it('marks where a long example is cut, and leaves others unchanged', () => {
  const longest = 'a'.repeat(MAX_EXAMPLE_LENGTH)
  expect(cutExample(longest)).toBe(longest)
  expect(cutExample(`${longest}bc`)).toBe(`${longest}…`)
})
