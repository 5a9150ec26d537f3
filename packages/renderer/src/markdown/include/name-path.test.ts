import { expect, it } from 'vitest'
import { namePath, readMarkedPaths } from './name-path.js'

it('marks paths in a message, to be replaced later', () => {
  const words = `from ${namePath('a.md')} to ${namePath('b.md')}`
  expect(readMarkedPaths(words, (path) => `docs/${path}`)).toBe('from docs/a.md to docs/b.md')
  expect(readMarkedPaths('from a.md', () => 'x')).toBe('from a.md')
})
