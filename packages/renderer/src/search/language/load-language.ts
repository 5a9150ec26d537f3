import { adaptLunrLanguage, type LunrPlugin } from './adapt-lunr-language.js'
import { findLanguage } from './find-language.js'
import type { SearchLanguage } from './search-language.js'

// Modules with a stemmer or stop words; the modules for Chinese and Thai only segment text, which the platform does.
// The imports are literal, so that each module becomes a separate file that is read only if a site uses the language.
const PLUGINS: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = {
  ar: () => import('lunr-languages/lunr.ar.js'),
  da: () => import('lunr-languages/lunr.da.js'),
  de: () => import('lunr-languages/lunr.de.js'),
  el: () => import('lunr-languages/lunr.el.js'),
  es: () => import('lunr-languages/lunr.es.js'),
  fi: () => import('lunr-languages/lunr.fi.js'),
  fr: () => import('lunr-languages/lunr.fr.js'),
  he: () => import('lunr-languages/lunr.he.js'),
  hi: () => import('lunr-languages/lunr.hi.js'),
  hu: () => import('lunr-languages/lunr.hu.js'),
  hy: () => import('lunr-languages/lunr.hy.js'),
  it: () => import('lunr-languages/lunr.it.js'),
  ja: () => import('lunr-languages/lunr.ja.js'),
  kn: () => import('lunr-languages/lunr.kn.js'),
  ko: () => import('lunr-languages/lunr.ko.js'),
  nl: () => import('lunr-languages/lunr.nl.js'),
  no: () => import('lunr-languages/lunr.no.js'),
  pl: () => import('lunr-languages/lunr.pl.js'),
  pt: () => import('lunr-languages/lunr.pt.js'),
  ro: () => import('lunr-languages/lunr.ro.js'),
  ru: () => import('lunr-languages/lunr.ru.js'),
  sa: () => import('lunr-languages/lunr.sa.js'),
  sv: () => import('lunr-languages/lunr.sv.js'),
  ta: () => import('lunr-languages/lunr.ta.js'),
  te: () => import('lunr-languages/lunr.te.js'),
  tr: () => import('lunr-languages/lunr.tr.js'),
  vi: () => import('lunr-languages/lunr.vi.js'),
}

const OTHER_NAMES: Readonly<Record<string, string>> = { iw: 'he', nb: 'no', nn: 'no' }

/**
 * Name of the module that stems a language, such as `pt` for `pt-BR`; `undefined` for English and for languages without
 * one.
 */
export function findLanguageModule(tag: string): string | undefined {
  const language = tag.toLowerCase().split('-')[0] ?? ''
  const name = OTHER_NAMES[language] ?? language
  return Object.hasOwn(PLUGINS, name) ? name : undefined
}

/** Loads a language, to write or read an index in Node. Browsers load the same language from a file of the site. */
export async function loadLanguage(tag: string): Promise<SearchLanguage> {
  const name = findLanguageModule(tag)
  const load = name === undefined ? undefined : PLUGINS[name]
  if (name === undefined || !load) return findLanguage(tag)
  const [plugin, support] = await Promise.all([load(), import('lunr-languages/lunr.stemmer.support.js')])
  return adaptLunrLanguage(tag, { name, plugin: plugin.default as LunrPlugin, support: support.default as LunrPlugin })
}
