import type { SearchLanguage } from './search-language.js'

/** The export of a lunr-languages module: it adds a language to the given Lunr. */
// biome-ignore lint/suspicious/noExplicitAny: the modules are written for any version of Lunr.
export type LunrPlugin = (lunr: any) => void

/** A language's module and its dependencies. */
export interface LunrLanguageParts {
  /** Name of the module, such as `de`. */
  readonly name: string
  readonly plugin: LunrPlugin
  /** The module `lunr.stemmer.support` of the same package. */
  readonly support: LunrPlugin
}

/**
 * A function of a Lunr pipeline, called with a string instead of a token. `undefined` or an empty string removes the
 * word.
 */
type Step = (word: string) => string | undefined

/**
 * Adapts a language from lunr-languages. The steps of its pipeline apply in order, without the trimmer: punctuation and
 * code identifiers are handled the same in all languages.
 */
export function adaptLunrLanguage(tag: string, { name, plugin, support }: LunrLanguageParts): SearchLanguage {
  const filters = new Set<Step>()
  const beginnings: Step[] = []
  const host = createHost(filters)
  support(host)
  host['stemmerSupport'].addQueryParserWildcardNormalizer = (_: unknown, step: Step) => beginnings.push(step)
  host['trimmerSupport'] = { generateTrimmer: () => (word: string) => word }
  plugin(host)
  const steps = listSteps(host[name])
  const filter = steps.findIndex((step) => filters.has(step))
  const before = steps.slice(0, Math.max(0, filter))
  const stemSteps = steps.filter((step) => !filters.has(step))
  // Each word is stemmed twice in a row: to find out whether it is a stop word, and to get its stem.
  let last = { word: '', stem: '' }
  const stem = (word: string): string => {
    if (word !== last.word) last = { word, stem: take(word, stemSteps) }
    return last.stem
  }
  return {
    tag,
    isStopWord: (word) => (filter >= 0 && steps[filter]?.(take(word, before)) === undefined) || stem(word) === '',
    stem,
    stemBeginning: (text) => take(text, [...before, ...beginnings]),
  }
}

/** The part of a Lunr that the modules use. */
// biome-ignore lint/suspicious/noExplicitAny: each module adds its own members.
function createHost(filters: Set<Step>): Record<string, any> {
  return {
    version: '2',
    Pipeline: { registerFunction: () => {} },
    generateStopWordFilter: (words: readonly string[]): Step => {
      const stopWords = new Set(words)
      const filter: Step = (word) => (stopWords.has(word) ? undefined : word)
      filters.add(filter)
      return filter
    },
    // These modules segment text into words; docgen uses `Intl.Segmenter` instead.
    wordcut: { init: () => {} },
    TinySegmenter: class {},
  }
}

/** The functions that the language adds to Lunr's pipeline for documents. */
function listSteps(setUp: (this: unknown) => void): Step[] {
  const steps: Step[] = []
  // If it also sees a search pipeline, the Greek module omits the step that removes accents, and stems no word.
  setUp.call({ pipeline: { reset: () => {}, add: (...added: Step[]) => steps.push(...added) } })
  return steps
}

function take(word: string, steps: readonly Step[]): string {
  let text: string | undefined = word
  for (const step of steps) if (text) text = step(text)
  return text ?? ''
}
