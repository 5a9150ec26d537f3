import type { PageProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { Banner } from './Banner.js'
import { Breadcrumbs } from './Breadcrumbs.js'
import { DocFooter } from './DocFooter.js'
import { joinClassNames } from './join-class-names.js'
import { Pagination } from './Pagination.js'
import { SearchForm } from './SearchForm.js'
import { TableOfContents } from './TableOfContents.js'

/** A page of documentation. The start page is one too, with a large search field and without breadcrumbs. */
export function DocPage({ site, text, page, html, headingHtml, toc }: PageProps): ReactElement {
  const isHome = page.route === '/'
  return (
    <div className={joinClassNames('page', isHome && 'page-home', toc.length > 0 && 'has-toc')}>
      <article className="doc">
        {page.banners.map((kind) => (
          <Banner key={kind} text={text} kind={kind} />
        ))}
        {!isHome && <Breadcrumbs site={site} text={text} breadcrumbs={page.breadcrumbs} />}
        {headingHtml !== undefined && <h1 className="doc-title" dangerouslySetInnerHTML={{ __html: headingHtml }} />}
        {isHome ? (
          <SearchForm site={site} text={text} size="large" placeholder={text('theme.SearchPage.emptyResultsTitle')} />
        ) : (
          <TableOfContents text={text} toc={toc} kind="collapsible" />
        )}
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
        <DocFooter site={site} text={text} page={page} />
        <Pagination text={text} previous={page.previous} next={page.next} />
      </article>
      <TableOfContents text={text} toc={toc} kind="column" />
    </div>
  )
}
