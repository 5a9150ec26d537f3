import { createText, type Text } from '@docgen/renderer/contract'

import * as ELEMENT_IDS from '../element-ids.js'
import type { SearchContext } from './create-search-client.js'

/** Data that the search of a language needs in addition to its index. */
export interface SearchSetup {
  readonly text: Text
  /** Name of the language in the manifest. */
  readonly locale: string
  /** The contexts of the site, with their names in this language. */
  readonly contexts: readonly SearchContext[]
  /** Searches that the site suggests. */
  readonly suggestions: readonly string[]
  /** Labels of versions by path, such as `next/`. A version without an entry has its path as label. */
  readonly versionLabels: Readonly<Record<string, string>>
}

/**
 * Reads the setup from the search page, where the server rendered it, so that other pages do not have to contain it.
 * Throws on any other page.
 */
export function readSearchSetup(page: Document): SearchSetup {
  const results = page.getElementById(ELEMENT_IDS.searchResults)
  const { texts, locale, suggestions = '[]', versionLabels = '{}' } = results?.dataset ?? {}
  if (texts === undefined || locale === undefined) throw new Error('The page lacks the texts of the search.')
  const options = [...page.querySelectorAll<HTMLOptionElement>('.search-context option')]
  return {
    text: createText(page.documentElement.lang, JSON.parse(texts)),
    locale,
    contexts: options.filter(({ value }) => value !== '').map(({ value, text }) => ({ path: value, label: text })),
    suggestions: JSON.parse(suggestions),
    versionLabels: JSON.parse(versionLabels),
  }
}
