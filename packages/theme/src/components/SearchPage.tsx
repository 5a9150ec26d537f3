import type { PageProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import * as ELEMENT_IDS from '../element-ids.js'
import { listSearchTexts } from './list-search-texts.js'

/**
 * The search page as the server can know it: a field, and the place that a script fills with results. It carries what the
 * search needs to speak the page's language, on all other pages too: they read it from here when a reader searches.
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
          {/* Its styles come with the script, and it is of no use without. */}
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
