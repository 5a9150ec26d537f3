import type { Text, TextCatalogue } from '@docgen/renderer/contract'
import type { TextKey } from '../texts/en.js'

const KEYS = [
  'theme.SearchBar.clear',
  'theme.SearchBar.failed',
  'theme.SearchBar.keys.close',
  'theme.SearchBar.keys.navigate',
  'theme.SearchBar.keys.select',
  'theme.SearchBar.label',
  'theme.SearchBar.noResultsHint',
  'theme.SearchBar.noResultsText',
  'theme.SearchBar.offline',
  'theme.SearchBar.recent',
  'theme.SearchBar.searchInContext',
  'theme.SearchBar.seeAll',
  'theme.SearchBar.seeAllOutsideContext',
  'theme.SearchBar.start',
  'theme.SearchBar.type.page',
  'theme.SearchBar.type.section',
  'theme.SearchBar.type.text',
  'theme.SearchPage.documentsFound.plurals',
  'theme.SearchPage.existingResultsTitle',
  'theme.SearchPage.latestVersion',
  'theme.SearchPage.more.plurals',
  'theme.SearchPage.noResultsText',
  'theme.docs.versionBadge.label',
] as const satisfies readonly TextKey[]

/**
 * The UI strings that the search shows in a browser, in the page's language. Plural forms and `{names}` are not
 * resolved.
 */
export function listSearchTexts(text: Text): TextCatalogue {
  return Object.fromEntries(KEYS.map((key) => [key, text(key)]))
}
