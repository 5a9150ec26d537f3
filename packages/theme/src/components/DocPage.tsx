import type { PageProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { joinClassNames } from './join-class-names.js'
import { PageFacts } from './PageFacts.js'
import { PostLine } from './PostLine.js'

/** A documentation page. The start page also uses it, with a large search field and without breadcrumbs. */
export function DocPage({
  components,
  site,
  text,
  page,
  html,
  headingHtml,
  headingId,
  toc,
  readingMinutes,
}: PageProps): ReactElement {
  const { Banner, Breadcrumbs, DocFooter, Pagination, SearchForm, TableOfContents, VersionBadge, VersionNotice } =
    components
  const isHome = page.href === site.homeHref
  // An untranslated page is in another language than the interface around it.
  const written = page.contentLanguage && { lang: page.contentLanguage.language, dir: page.contentLanguage.direction }
  // On an operation, samples occupy the column next to the text, so the table of contents stays collapsed above it.
  const hasColumn = !page.classNames.includes('is-operation')
  // A start page that renders its own heading has no position for the large field below one.
  const hasSearch = isHome && headingHtml !== undefined && site.search !== undefined
  // The field follows the first paragraph, so the tab order matches the visual order.
  const lead = hasSearch && html.startsWith('<p') ? html.indexOf('</p>') + '</p>'.length : 0
  return (
    <div className={joinClassNames('page', isHome && 'page-home', toc.length > 0 && 'has-toc')}>
      <article className="doc">
        {page.banners.map((kind) => (
          <Banner key={kind} text={text} kind={kind} />
        ))}
        {page.version && <VersionNotice site={site} text={text} version={page.version} />}
        {!isHome && <Breadcrumbs site={site} text={text} breadcrumbs={page.breadcrumbs} />}
        {page.version?.hasBadge && !isHome && <VersionBadge text={text} version={page.version} />}
        {headingHtml !== undefined && (
          <h1 id={headingId} className="doc-title" {...written} dangerouslySetInnerHTML={{ __html: headingHtml }} />
        )}
        {!isHome && (
          <PageFacts site={site} text={text} page={page} {...(readingMinutes !== undefined && { readingMinutes })} />
        )}
        {page.post && <PostLine site={site} text={text} post={page.post} />}
        {!isHome && <TableOfContents text={text} toc={toc} kind="collapsible" />}
        {lead > 0 && (
          <div className="prose prose-lead" {...written} dangerouslySetInnerHTML={{ __html: html.slice(0, lead) }} />
        )}
        {hasSearch && (
          <SearchForm site={site} text={text} size="large" placeholder={text('theme.SearchPage.emptyResultsTitle')} />
        )}
        <div className="prose" {...written} dangerouslySetInnerHTML={{ __html: html.slice(lead) }} />
        <DocFooter site={site} text={text} page={page} />
        <Pagination text={text} previous={page.previous} next={page.next} />
      </article>
      {hasColumn && <TableOfContents text={text} toc={toc} kind="column" />}
    </div>
  )
}
