import type { PageProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { PostList } from './PostList.js'

/** The page of a category or a tag, which has no document of its own: what it is about, and its items as cards. */
export function GeneratedIndexPage({ components, site, text, page, headingHtml }: PageProps): ReactElement {
  const { Banner, Breadcrumbs, Cards, Pagination, VersionBadge, VersionNotice } = components
  const isBlog = page.cards.some(({ date }) => date !== undefined)
  const newer =
    page.newerHref === undefined
      ? undefined
      : { label: text('theme.blog.paginator.newerEntries'), href: page.newerHref }
  const older =
    page.olderHref === undefined
      ? undefined
      : { label: text('theme.blog.paginator.olderEntries'), href: page.olderHref }
  return (
    <div className="page page-index">
      <article className="doc">
        {page.banners.map((kind) => (
          <Banner key={kind} text={text} kind={kind} />
        ))}
        {page.version && <VersionNotice site={site} text={text} version={page.version} />}
        <Breadcrumbs site={site} text={text} breadcrumbs={page.breadcrumbs} />
        {page.version?.hasBadge && <VersionBadge text={text} version={page.version} />}
        {headingHtml !== undefined && <h1 className="doc-title" dangerouslySetInnerHTML={{ __html: headingHtml }} />}
        {page.description !== undefined && (
          <p className="lead">
            <bdi>{page.description}</bdi>
          </p>
        )}
        {isBlog ? <PostList site={site} posts={page.cards} /> : <Cards text={text} cards={page.cards} />}
        {page.allTagsHref !== undefined && (
          <p className="doc-footer">
            <a className="text-link" href={page.allTagsHref}>
              {text('theme.tags.tagsPageLink')}
            </a>
          </p>
        )}
        <Pagination text={text} previous={newer ?? page.previous} next={older ?? page.next} />
      </article>
    </div>
  )
}
