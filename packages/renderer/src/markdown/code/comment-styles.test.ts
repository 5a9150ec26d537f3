import { expect, it } from 'vitest'
import { commentStyles } from './comment-styles.js'

const opens = (language: string) => commentStyles(language).map(({ open }) => open)

it('returns the comments of a language under all of its names', () => {
  expect(opens('python')).toEqual(['#'])
  expect(opens('py')).toEqual(['#'])
  expect(opens('jsx')).toContain('{/*')
  expect(opens('html')).toContain('<!--')
})

it('allows the common ones in an unknown language', () => {
  expect(opens('nonsense')).toEqual(expect.arrayContaining(['//', '#', '<!--', '--']))
  expect(opens('')).toEqual(opens('nonsense'))
})

it('ignores JavaScript comments in Markdown code', () => {
  expect(opens('md')).toEqual(['<!--', '{/*', '#'])
})
