import type { PageProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { PostLine } from '../blog/PostLine.js'
import { joinClassNames } from '../join-class-names.js'
import { PageActions } from './PageActions.js'
import { PageFacts } from './PageFacts.js'

/** A documentation page. The start page has breadcrumbs only in a category. */
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
  const { Banner, Breadcrumbs, DocFooter, Pagination, TableOfContents, VersionBadge, VersionNotice } = components
  const isHome = page.href === site.homeHref
  // An untranslated page is in another language than the interface around it.
  const languageAttributes = page.contentLanguage && {
    lang: page.contentLanguage.language,
    dir: page.contentLanguage.direction,
  }
  // On pages of operations, samples occupy the column next to the text, so the table of contents stays collapsed above it.
  const isOperation = page.classNames.includes('is-operation')
  // In a short post, the collapsed table of contents would only separate the text from its image.
  const hasCollapsedToc = !page.post || toc.length > 2
  const title = headingHtml !== undefined && (
    <h1
      id={headingId}
      className="doc-title"
      {...languageAttributes}
      dangerouslySetInnerHTML={{ __html: headingHtml }}
    />
  )
  const facts = (
    <PageFacts
      site={site}
      text={text}
      page={page}
      toc={toc}
      {...(readingMinutes !== undefined && { readingMinutes })}
    />
  )
  const postLine = page.post && <PostLine site={site} text={text} post={page.post} />
  // Pages of operations have reached their size budget.
  const hasActions = !isHome && !isOperation && page.head.markdownPage !== undefined && site.pageActions !== undefined
  return (
    <div className={joinClassNames('page', toc.length > 0 && 'has-toc')}>
      <article className="doc">
        {page.banners.map((kind) => (
          <Banner key={kind} text={text} kind={kind} />
        ))}
        {page.version && <VersionNotice site={site} text={text} version={page.version} />}
        {(!isHome || page.breadcrumbs.length > 1) && (
          <Breadcrumbs site={site} text={text} breadcrumbs={page.breadcrumbs} />
        )}
        {page.version?.hasBadge && <VersionBadge text={text} version={page.version} />}
        {title && hasActions ? (
          <div className="title-line">
            {title}
            {postLine}
            {facts}
            <PageActions site={site} text={text} page={page} />
          </div>
        ) : (
          <>
            {title}
            {!isHome && facts}
            {postLine}
          </>
        )}
        {page.post?.image !== undefined && <img className="post-image" src={page.post.image} alt="" />}
        {hasCollapsedToc && <TableOfContents text={text} toc={toc} kind="collapsible" />}
        <div className="prose" {...languageAttributes} dangerouslySetInnerHTML={{ __html: html }} />
        <DocFooter site={site} text={text} page={page} />
        <Pagination text={text} previous={page.previous} next={page.next} />
      </article>
      {!isOperation && <TableOfContents text={text} toc={toc} kind="column" />}
    </div>
  )
}
