import { expect, it } from 'vitest'
import { isVagueLinkText } from './vague-link-texts.js'

it.each([
  ['here', 'en', true],
  ['» Click here.', 'en-US', true],
  ['HIER', 'de', true],
  ['这里', 'zh-Hans', true],
  ['hier', 'en', false],
  ['here is more', 'en', false],
  ['here', 'tlh', false],
  ['', 'en', false],
  [`here${'.'.repeat(40)}`, 'en', false],
])('decides whether %j in %s is empty', (text, language, expected) => {
  expect(isVagueLinkText(text, language)).toBe(expected)
})
