import { expect, it } from 'vitest'
import { findAlias } from './alias-plugin.js'

const alias = { parts: './parts', 'parts/deep': './deep', words$: './words.js', words: './more-words', '~/': './src/' }

it.each([
  ['parts', './parts'],
  ['parts/a', './parts/a'],
  ['parts/deep/a', './deep/a'],
  ['partsother', undefined],
  ['words', './words.js'],
  ['words/a', './more-words/a'],
  ['words$', undefined],
  ['~/a', './src/a'],
])('resolves %s to %s', (path, expected) => {
  expect(findAlias(alias, path)).toBe(expected)
})

it('leaves what follows the name of a whole import to others', () => {
  expect(findAlias({ words$: './words.js' }, 'words/a')).toBeUndefined()
})
