import type { PageProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { ELEMENT_IDS } from '../element-ids.js'
import { SearchForm } from './SearchForm.js'

/** The search page as the server can know it: a field, and the place that a script fills with results. */
export function SearchPage({ site, text }: PageProps): ReactElement {
  const title = text('theme.SearchPage.emptyResultsTitle')
  return (
    <div className="page page-search">
      <div className="doc">
        <h1 className="doc-title">{title}</h1>
        <SearchForm site={site} text={text} size="large" />
        <div id={ELEMENT_IDS.searchResults} className="search-results" aria-live="polite" />
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
