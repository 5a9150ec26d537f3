import type { PageProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { Icon } from '../Icon.js'

/** The page for a URL that does not exist, with links to continue. Many hosts serve one such page for all languages. */
export function NotFoundPage({ components, site, text, page: { starts = [] } }: PageProps): ReactElement {
  const { SearchForm } = components
  const suggestionsLabel = text('theme.NotFound.suggestions')
  return (
    <div className="page page-not-found">
      <div className="doc">
        <p className="not-found-code" aria-hidden>
          404
        </p>
        <h1 className="doc-title">{text('theme.NotFound.title')}</h1>
        <p className="lead">{text('theme.NotFound.p1')}</p>
        <p>{text('theme.NotFound.p2')}</p>
        {site.search && (
          <SearchForm site={site} text={text} size="large" placeholder={text('theme.SearchPage.emptyResultsTitle')} />
        )}
        <p>
          <a className="text-link" href={site.homeHref}>
            <span>{text('theme.NotFound.home')}</span>
            <Icon name="arrow-end" />
          </a>
        </p>
        {/* A script fills it with the pages whose URLs are similar. */}
        <nav
          className="suggestions"
          data-pages={`${site.baseUrl}docgen-pages.json`}
          aria-label={suggestionsLabel}
          hidden
        >
          <p>{suggestionsLabel}</p>
          <ul />
        </nav>
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
