import type { SearchLanguage } from './search-language.js'

/** What a module of lunr-languages exports: it adds a language to the Lunr that it is given. */
// biome-ignore lint/suspicious/noExplicitAny: the modules are written for any version of Lunr.
export type LunrPlugin = (lunr: any) => void

/** A language's module, and what it needs. */
export interface LunrLanguageParts {
  /** Name of the module, such as `de`. */
  readonly name: string
  readonly plugin: LunrPlugin
  /** The module `lunr.stemmer.support` of the same package. */
  readonly support: LunrPlugin
}

/** A function of a Lunr pipeline, asked with a text instead of a token. Nothing or an empty text takes the word away. */
type Step = (word: string) => string | undefined

/**
 * A language as lunr-languages has it. The steps of its pipeline are taken over in their order, but for the trimmer:
 * punctuation and names of code are treated alike in all languages.
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
  // A word is asked for its stem twice in a row: whether it has one, and which.
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

/** As much of a Lunr as the modules ask for. */
// biome-ignore lint/suspicious/noExplicitAny: each module adds members of its own.
function createHost(filters: Set<Step>): Record<string, any> {
  return {
    version: '2',
    Pipeline: { registerFunction: () => {} },
    generateStopWordFilter: (words: readonly string[]): Step => {
      const known = new Set(words)
      const filter: Step = (word) => (known.has(word) ? undefined : word)
      filters.add(filter)
      return filter
    },
    // They cut text into words, which the platform does for us.
    wordcut: { init: () => {} },
    TinySegmenter: class {},
  }
}

/** The functions that the language puts into Lunr's pipeline for documents. */
function listSteps(setUp: (this: unknown) => void): Step[] {
  const steps: Step[] = []
  // Where it sees a pipeline for questions, too, the Greek module leaves out the step that takes the accents off: no word is stemmed then.
  setUp.call({ pipeline: { reset: () => {}, add: (...added: Step[]) => steps.push(...added) } })
  return steps
}

function take(word: string, steps: readonly Step[]): string {
  let text: string | undefined = word
  for (const step of steps) if (text) text = step(text)
  return text ?? ''
}
