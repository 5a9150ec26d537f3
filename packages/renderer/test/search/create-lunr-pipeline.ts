import { createRequire } from 'node:module'
import lunr from 'lunr'

const require = createRequire(import.meta.url)

interface LunrOfLanguages {
  readonly Pipeline: { registerFunction: (step: unknown, label: string) => void }
  // biome-ignore lint/suspicious/noExplicitAny: each language adds functions of its own.
  readonly [name: string]: any
}

/**
 * The pipeline of a language in Lunr itself, with the stemmer of lunr-languages but without the trimmer: characters
 * around words are removed before.
 */
export function createLunrPipeline(name: string): lunr.Pipeline {
  const full = lunr as unknown as LunrOfLanguages & { wordcut?: object }
  require('lunr-languages/lunr.stemmer.support.js')(full)
  full.wordcut ??= { init: () => {} }
  if (!full[name]) require(`lunr-languages/lunr.${name}.js`)(full)
  const pipeline = new lunr.Pipeline()
  // Without a search pipeline: with one, the Greek module stems nothing.
  full[name].call({ pipeline })
  pipeline.remove(full[name].trimmer)
  return pipeline
}
