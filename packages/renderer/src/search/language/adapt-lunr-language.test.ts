import { expect, it } from 'vitest'
import { adaptLunrLanguage, type LunrPlugin } from './adapt-lunr-language.js'

const lower = (word: string) => word.toLowerCase()
const withoutS = (word: string) => word.replace(/s$/, '')
const withoutAccent = (word: string) => word.replaceAll('é', 'e')

const support: LunrPlugin = (lunr) => {
  lunr.stemmerSupport = {}
}

/** A module in the form of lunr-languages: with a filter for stop words between its steps if it has such words. */
const plugin =
  (stopWords: readonly string[] | undefined): LunrPlugin =>
  (lunr) => {
    lunr.stemmerSupport.addQueryParserWildcardNormalizer({}, withoutAccent)
    lunr.xx = function setUp(this: {
      readonly pipeline: { reset(): void; add(...steps: unknown[]): void }
      readonly searchPipeline?: unknown
    }) {
      this.pipeline.reset()
      const filter = stopWords ? [lunr.generateStopWordFilter(stopWords)] : []
      this.pipeline.add(lunr.trimmerSupport.generateTrimmer(), lower, ...filter, withoutS)
      if (this.searchPipeline) this.pipeline.add(() => 'query')
    }
  }

const language = adaptLunrLanguage('xx-YY', { name: 'xx', plugin: plugin(['und', 'des']), support })

it('applies the steps of the module in order, without the filter for stop words', () => {
  expect(language.tag).toBe('xx-YY')
  expect(['Wörters', 'Des', 'Und'].map(language.stem)).toEqual(['wörter', 'de', 'und'])
})

it('removes stop words, compared after the steps before the filter', () => {
  expect(['und', 'UND', 'des', 'dess', 'constructor'].map(language.isStopWord)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})

it('removes words without a stem', () => {
  expect(language.isStopWord('s')).toBe(true)
  expect(language.stem('')).toBe('')
})

it('keeps the endings of a word that is being typed', () => {
  expect(language.stemBeginning('Étés')).toBe('Étés'.toLowerCase().replaceAll('é', 'e'))
})

it('has no stop words without a filter, and the same stems', () => {
  const unfiltered = adaptLunrLanguage('xx', { name: 'xx', plugin: plugin(undefined), support })
  expect([unfiltered.isStopWord('und'), unfiltered.stem('Wörters')]).toEqual([false, 'wörter'])
  expect(unfiltered.stemBeginning('Étés')).toBe('Étes')
})
