import { expect, it } from 'vitest'
import { findLanguage } from './find-language.js'

it.each(['en', 'en-GB', 'EN'])('stems English words for %s', (tag) => {
  const { stem, isStopWord } = findLanguage(tag)
  expect(stem('running')).toBe('run')
  expect(isStopWord('the')).toBe(true)
})

it.each(['fi', 'enm', 'zh-Hant'])('compares words as written for %s', (tag) => {
  const { stem, stemBeginning, isStopWord } = findLanguage(tag)
  expect(stem('running')).toBe('running')
  expect(stemBeginning('running')).toBe('running')
  expect(isStopWord('the')).toBe(false)
})
