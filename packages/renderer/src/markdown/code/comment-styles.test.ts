import { expect, it } from 'vitest'
import { commentStyles } from './comment-styles.js'

const opens = (language: string) => commentStyles(language).map(({ open }) => open)

it('knows the comments of a language by all its names', () => {
  expect(opens('python')).toEqual(['#'])
  expect(opens('py')).toEqual(['#'])
  expect(opens('jsx')).toContain('{/*')
  expect(opens('html')).toContain('<!--')
})

it('allows the common ones in a language that it does not know', () => {
  expect(opens('nonsense')).toEqual(expect.arrayContaining(['//', '#', '<!--', '--']))
  expect(opens('')).toEqual(opens('nonsense'))
})

it('leaves the comments of JavaScript inside of Markdown to the code that Markdown shows', () => {
  expect(opens('md')).toEqual(['<!--', '{/*', '#'])
})
