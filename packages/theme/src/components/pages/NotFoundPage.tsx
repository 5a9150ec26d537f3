import type { PageProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { Icon } from '../Icon.js'

/**
 * The page for a URL that does not exist: pages with similar URLs, a search for the words of the path, and the main
 * sections of the site. Many hosts serve one not-found page for all languages, so it links to the start page of each.
 */
export function NotFoundPage({ components, site, text, page: { starts = [], cards } }: PageProps): ReactElement {
  const { Cards, SearchForm } = components
  return (
    <div className="page page-not-found">
      <div className="doc">
        {/* A script adds the requested path. */}
        <p className="not-found-code" dir="ltr">
          404
        </p>
        <h1 className="doc-title">{text('theme.NotFound.title')}</h1>
        <p className="lead">{text('theme.NotFound.p1')}</p>
        {/* A script fills this list with pages that have similar URLs. */}
        <nav
          className="suggestions"
          data-pages={`${site.baseUrl}docgen-pages.json`}
          aria-labelledby="docgen-suggestions"
          hidden
        >
          <h2 id="docgen-suggestions">{text('theme.NotFound.suggestions')}</h2>
          <ul />
        </nav>
        <p className="not-found-hint">{text('theme.NotFound.p2')}</p>
        {site.search && (
          <SearchForm site={site} text={text} size="large" placeholder={text('theme.SearchPage.emptyResultsTitle')} />
        )}
        <p className="not-found-home">
          <a className="text-link" href={site.homeHref}>
            <span>{text('theme.NotFound.home')}</span>
            <Icon name="arrow-end" />
          </a>
        </p>
        {cards.length > 0 && (
          // Not a `nav`, because the navbar's tabs are already a navigation with this name.
          <section aria-labelledby="docgen-sections">
            <h2 id="docgen-sections">{text('theme.SearchPage.sections')}</h2>
            <Cards text={text} cards={cards} />
          </section>
        )}
        {starts.length > 0 && (
          <nav className="doc-footer tags" aria-label={text('theme.navbar.mobileLanguageDropdown.label')}>
            <ul>
              {starts.map(({ label, href, language }) => (
                <li key={language}>
                  <a className="page-tag" href={href} lang={language} hrefLang={language}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </div>
  )
}
