import { expect, it } from 'vitest'
import { mentionsTypes } from './typed-code.js'

it('finds the word that marks typed code blocks', () => {
  expect(mentionsTypes('```ts twoslash\nconst a = 1\n```\n')).toBe(true)
  expect(mentionsTypes('```ts\nconst a = 1\n```\n')).toBe(false)
})
