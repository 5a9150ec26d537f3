import type { PageProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { BlogIndex } from '../blog/BlogIndex.js'
import { Timeline } from '../Timeline.js'

/** The page of a category, a tag or a blog list, which has no source file: its description and its items. */
export function GeneratedIndexPage({ components, site, text, page, headingHtml }: PageProps): ReactElement {
  const { Banner, Breadcrumbs, Cards, Pagination, VersionBadge, VersionNotice } = components
  const newer =
    page.newerHref === undefined
      ? undefined
      : { label: text('theme.blog.paginator.newerEntries'), href: page.newerHref }
  const older =
    page.olderHref === undefined
      ? undefined
      : { label: text('theme.blog.paginator.olderEntries'), href: page.olderHref }
  const all =
    page.allTagsHref !== undefined
      ? { label: text('theme.tags.tagsPageLink'), href: page.allTagsHref }
      : page.allAuthorsHref !== undefined
        ? { label: text('theme.blog.authorsList.viewAll'), href: page.allAuthorsHref }
        : undefined
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
        {page.blogList ? (
          <BlogIndex site={site} text={text} page={page} />
        ) : page.cards[0]?.date !== undefined ? (
          <Timeline site={site} text={text} entries={page.cards} />
        ) : (
          <Cards text={text} cards={page.cards} />
        )}
        {all !== undefined && (
          <p className="doc-footer">
            <a className="text-link" href={all.href}>
              {all.label}
            </a>
          </p>
        )}
        <Pagination text={text} previous={newer ?? page.previous} next={older ?? page.next} />
      </article>
    </div>
  )
}
