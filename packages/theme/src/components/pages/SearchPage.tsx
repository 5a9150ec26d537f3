import type { PageProps, Text, TextCatalog } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import * as ELEMENT_IDS from '../../element-ids.js'
import type { TextKey } from '../../texts/en.js'

/**
 * The search page as the server renders it: a field, and the container that a script fills with results. It also
 * contains the strings that the search needs in the page's language. On other pages, the search requests this page when
 * it is first used, and reads the strings from it.
 */
export function SearchPage({ components, site, text }: PageProps): ReactElement {
  const { SearchForm } = components
  const title = text('theme.SearchPage.emptyResultsTitle')
  const { locale, contexts = [], suggestions = [], versions } = site.search ?? {}
  return (
    <div className="page page-search">
      <div className="doc">
        <h1 className="doc-title">{title}</h1>
        <SearchForm site={site} text={text} size="large">
          {/* The list works only with the script, which also loads its styles. */}
          {contexts.length > 0 && (
            <select className="search-context" name="ctx" aria-label={text('theme.SearchPage.searchContext')} hidden>
              <option value="">{text('theme.SearchPage.searchContext.everywhere')}</option>
              {contexts.map(({ path, label }) => (
                <option key={path} value={path}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </SearchForm>
        <p className="search-count" role="status" />
        <div
          id={ELEMENT_IDS.searchResults}
          className="search-results"
          data-locale={locale}
          data-version-labels={
            versions && JSON.stringify(Object.fromEntries(versions.map(({ path, label }) => [path, label])))
          }
          data-suggestions={suggestions.length > 0 ? JSON.stringify(suggestions) : undefined}
          data-texts={JSON.stringify(listSearchTexts(text, contexts.length > 0))}
        />
        <noscript>
          <p className="search-hint">
            {`${text('theme.SearchPage.noScript')} `}
            <a href={site.homeHref}>{text('theme.NotFound.home')}</a>
          </p>
        </noscript>
      </div>
    </div>
  )
}

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
  'theme.SearchBar.seeAll',
  'theme.SearchBar.start',
  'theme.SearchBar.suggested',
  'theme.SearchBar.type.page',
  'theme.SearchBar.type.section',
  'theme.SearchBar.type.text',
  'theme.SearchPage.allSections',
  'theme.SearchPage.documentsFound.plurals',
  'theme.SearchPage.everywhere',
  'theme.SearchPage.existingResultsTitle',
  'theme.SearchPage.latest',
  'theme.SearchPage.more.plurals',
  'theme.SearchPage.noResultsText',
  'theme.SearchPage.sections',
  'theme.SearchPage.version',
] as const satisfies readonly TextKey[]
const CONTEXT_KEYS = [
  'theme.SearchBar.searchInContext',
  'theme.SearchBar.seeAllOutsideContext',
] as const satisfies readonly TextKey[]

/**
 * The UI strings that the search shows in a browser, in the page's language. Plural forms and `{names}` are not
 * resolved.
 */
function listSearchTexts(text: Text, hasContexts: boolean): TextCatalog {
  const keys = hasContexts ? [...KEYS, ...CONTEXT_KEYS] : KEYS
  return Object.fromEntries(keys.map((key) => [key, text(key)]))
}
