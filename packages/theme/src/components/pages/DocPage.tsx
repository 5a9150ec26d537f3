import type { PageProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { PostLine } from '../blog/PostLine.js'
import { joinClassNames } from '../join-class-names.js'
import { languageAttributes } from './language-attributes.js'
import { PageActions } from './PageActions.js'
import { PageFacts } from './PageFacts.js'

/** A documentation page or a post. The start page has breadcrumbs only if it is in a category. */
export function DocPage(props: PageProps): ReactElement {
  const { components, site, text, page, html, toc } = props
  const { Banner, Breadcrumbs, DocFooter, Pagination, TableOfContents, VersionBadge, VersionNotice } = components
  // In a short post, the collapsed table of contents would only separate the text from its image.
  const hasCollapsedToc = !page.post || toc.length > 2
  return (
    <div className={joinClassNames('page', toc.length > 0 && 'has-toc')}>
      <article className="doc">
        {page.banners.map((kind) => (
          <Banner key={kind} text={text} kind={kind} />
        ))}
        {page.version && <VersionNotice site={site} text={text} version={page.version} />}
        {(!isHome(props) || page.breadcrumbs.length > 1) && (
          <Breadcrumbs site={site} text={text} breadcrumbs={page.breadcrumbs} />
        )}
        {page.version?.hasBadge && <VersionBadge text={text} version={page.version} />}
        <TitleBlock {...props} />
        {page.post?.image !== undefined && <img className="post-image" src={page.post.image} alt="" />}
        {hasCollapsedToc && <TableOfContents text={text} toc={toc} kind="collapsible" />}
        <div className="prose" {...languageAttributes(page)} dangerouslySetInnerHTML={{ __html: html }} />
        <DocFooter site={site} text={text} page={page} />
        <Pagination text={text} previous={page.previous} next={page.next} />
      </article>
      {/* The samples of an operation occupy the column next to the text, so its table of contents stays collapsed. */}
      {!isOperation(props) && <TableOfContents text={text} toc={toc} kind="column" />}
    </div>
  )
}

function isHome({ site, page }: PageProps): boolean {
  return page.href === site.homeHref
}

function isOperation({ page }: PageProps): boolean {
  return page.classNames.includes('is-operation')
}

/** The title of a page, with its facts, the line of a post, and the buttons for page actions. */
function TitleBlock(props: PageProps): ReactElement {
  const { site, text, page, headingHtml, headingId, toc, readingMinutes } = props
  const title = headingHtml !== undefined && (
    <h1
      id={headingId}
      className="doc-title"
      {...languageAttributes(page)}
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
  // Pages of operations have no actions, because their HTML has reached its size budget.
  const hasActions =
    !isHome(props) && !isOperation(props) && page.head.markdownPage !== undefined && site.pageActions !== undefined
  if (title && hasActions) {
    return (
      <div className="title-line">
        {title}
        {postLine}
        {facts}
        <PageActions site={site} text={text} page={page} />
      </div>
    )
  }
  return (
    <>
      {title}
      {!isHome(props) && facts}
      {postLine}
    </>
  )
}
