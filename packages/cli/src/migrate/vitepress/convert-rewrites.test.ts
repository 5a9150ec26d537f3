import { expect, it } from 'vitest'
import { convertRewrites } from './convert-rewrites.js'

it('moves a folder to the root', () => {
  const { rootPrefix, notes } = convertRewrites({ 'en/:rest*': ':rest*' }, ['zh'])
  expect(rootPrefix).toBe('en')
  expect(notes.map(({ status }) => status)).toEqual(['changed'])
})

it.each([{ 'a.md': 'b.md' }, () => '', { 'zh/:rest*': ':rest*' }])('reports other rules', (rules) => {
  const { rootPrefix, notes } = convertRewrites(rules, ['zh'])
  expect(rootPrefix).toBe('')
  expect(notes.map(({ status }) => status)).toEqual(['lost'])
})

it('has nothing to do without rules', () =>
  expect(convertRewrites(undefined, [])).toEqual({ rootPrefix: '', notes: [] }))
