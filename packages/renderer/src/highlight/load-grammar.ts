import css from 'refractor/css'
import javascript from 'refractor/javascript'
import markup from 'refractor/markup'
import { isGrammar } from './grammar-rules.js'
import { LANGUAGE_MODULES } from './language-modules.js'
import { createPrismEnvironment, type Syntax } from './prism-environment.js'
import type { TokenStream } from './tokenize-code.js'

/** Tokenizes code of one language; returns `undefined` for code that takes too much work. */
export type Tokenize = (code: string) => TokenStream | undefined

const loads = new Map<string, Promise<Tokenize>>()
const loaded = new Map<string, Tokenize>()

/**
 * Loads the tokenizer of a lower-case language tag; `undefined` for a tag unknown to Prism. Grammars load on first use,
 * and every tag has a separate environment, so the order of loading never affects a result.
 */
export function loadGrammar(language: string): Promise<Tokenize> | undefined {
  const name = LANGUAGE_MODULES.get(language)
  if (name === undefined) return undefined
  let load = loads.get(language)
  if (!load) {
    load = createTokenize(language, name)
    loads.set(language, load)
  }
  return load
}

/** Returns the tokenizer of a language tag; `undefined` before its `loadGrammar` has resolved. */
export function loadedGrammar(language: string): Tokenize | undefined {
  return loaded.get(language)
}

async function createTokenize(language: string, name: string): Promise<Tokenize> {
  const syntax = await importSyntax(name)
  const environment = createPrismEnvironment()
  // HTML contains style sheets and scripts. With these three registered first, each language based on HTML also
  // highlights them.
  for (const base of [markup, css, javascript, syntax]) environment.register(base)
  // Some aliases have a different grammar: `xml` is HTML without scripts.
  const byLanguage = environment.languages[language]
  const grammar = isGrammar(byLanguage) ? byLanguage : environment.languages[name]
  if (!isGrammar(grammar)) throw new Error(`refractor/${name} registered no grammar`)
  const tokenize: Tokenize = (code) => environment.tokenize(code, grammar, name)
  loaded.set(language, tokenize)
  return tokenize
}

async function importSyntax(name: string): Promise<Syntax> {
  const module: { readonly default: Syntax } = await import(/* @vite-ignore */ `refractor/${name}`)
  return module.default
}
