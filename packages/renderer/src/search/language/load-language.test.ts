import lunr from 'lunr'
import { expect, it } from 'vitest'
import { createLunrPipeline } from '../../../test/search/create-lunr-pipeline.js'
import { DECLARATIONS } from '../../../test/search/declarations.js'
import { createAnalyzer } from './create-analyzer.js'
import { findLanguageModule, loadLanguage } from './load-language.js'

it.each(Object.entries(DECLARATIONS))('returns the terms that Lunr returns in %s', async (name, text) => {
  const language = await loadLanguage(name)
  const words = text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  expect(words.length).toBeGreaterThan(5)
  const pipeline = createLunrPipeline(name)
  const theirs = pipeline.run(words.map((word) => new lunr.Token(word, {}))).map(String)
  const ours = words.filter((word) => !language.isStopWord(word)).map(language.stem)
  expect(ours).toEqual(theirs)
  expect(ours.length).toBeGreaterThan(3)
})

it('removes the stop words of a language, and no others', async () => {
  const { isStopWord } = await loadLanguage('de-AT')
  expect(['und', 'für', 'würden', 'über'].filter((word) => !isStopWord(word))).toEqual([])
  expect(['and', 'würde-voll', 'haus', 'constructor'].filter(isStopWord)).toEqual([])
})

it.each('ar da de el es fi fr hu it nl no pl pt ro ru sv tr'.split(' '))('stems words of %s', async (name) => {
  const language = await loadLanguage(name)
  const words = DECLARATIONS[name]?.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  const changed = words.filter((word) => language.stem(word) !== word)
  expect(changed.length).toBeGreaterThan(words.length / 5)
})

it('recognizes languages by all of their tags', () => {
  expect(['pt-BR', 'nb-NO', 'nn', 'iw', 'DE'].map(findLanguageModule)).toEqual(['pt', 'no', 'no', 'he', 'de'])
  expect(['en', 'en-GB', 'zh-Hans', 'th', 'tlh', 'constructor', ''].map(findLanguageModule)).toEqual(
    Array(7).fill(undefined),
  )
})

it('keeps code identifiers and words of other scripts in any language', async () => {
  const arabic = createAnalyzer(await loadLanguage('ar'))
  expect(arabic.termsOf('`getUserCount()`')).toEqual(expect.arrayContaining(['getusercount', 'count']))
  const german = createAnalyzer(await loadLanguage('de'))
  expect(['Häuser', 'mit', 'Türen,'].flatMap(german.termsOf)).toEqual(['haus', 'tur'])
})

it('removes diacritics from a prefix if the language removes them from words', async () => {
  expect((await loadLanguage('de')).stemBeginning('größ')).toBe('gross')
  expect((await loadLanguage('fr')).stemBeginning('élè')).toBe('ele')
  expect((await loadLanguage('el')).stemBeginning('άνθρ')).toBe('ανθρ')
  expect((await loadLanguage('ru')).stemBeginning('свобо')).toBe('свобо')
  expect((await loadLanguage('en')).stemBeginning('café')).toBe('café')
})
