import type { PageProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import * as ELEMENT_IDS from '../element-ids.js'
import { listSearchTexts } from './list-search-texts.js'

/**
 * The search page as the server renders it: a field, and the container that a script fills with results. It also
 * contains the strings that the search needs in the page's language. On all other pages, the search reads them from
 * here when it is first used.
 */
export function SearchPage({ components, site, text }: PageProps): ReactElement {
  const { SearchForm } = components
  const title = text('theme.SearchPage.emptyResultsTitle')
  const { locale, contexts = [], versions } = site.search ?? {}
  return (
    <div className="page page-search">
      <div className="doc">
        <h1 className="doc-title">{title}</h1>
        <SearchForm site={site} text={text} size="large">
          {/* Its styles are loaded with the script, without which it is of no use. */}
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
          data-texts={JSON.stringify(listSearchTexts(text))}
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
