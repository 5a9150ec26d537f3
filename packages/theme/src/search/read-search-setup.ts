import type { Text } from '@docgen/renderer/contract'
import { createText } from '@docgen/renderer/light'
import * as ELEMENT_IDS from '../element-ids.js'
import type { SearchContext } from './create-search-client.js'

/** What the search of a language needs beside its index. */
export interface SearchSetup {
  readonly text: Text
  /** Name of the language in the list of indexes. */
  readonly locale: string
  /** The parts of the site, with their names in this language. */
  readonly contexts: readonly SearchContext[]
  /** Path of a version, such as `next/` → its name for readers, where that is another. */
  readonly versionLabels: Readonly<Record<string, string>>
}

/** Reads the texts from the search page, where the server has put them: other pages do not have to carry them. Throws on any other page. */
export function readSearchSetup(page: Document): SearchSetup {
  const results = page.getElementById(ELEMENT_IDS.searchResults)
  const { texts, locale, versionLabels = '{}' } = results?.dataset ?? {}
  if (texts === undefined || locale === undefined) throw new Error('The search page holds no texts of the search.')
  const options = [...page.querySelectorAll<HTMLOptionElement>('.search-context option')]
  return {
    text: createText(page.documentElement.lang, JSON.parse(texts)),
    locale,
    contexts: options.filter(({ value }) => value !== '').map(({ value, text }) => ({ path: value, label: text })),
    versionLabels: JSON.parse(versionLabels),
  }
}
