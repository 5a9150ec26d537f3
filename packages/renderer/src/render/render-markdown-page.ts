import type { AuthorView, Content, Page } from '../contract/index.js'
import { createMarkdownPage } from '../to-markdown/create-markdown-page.js'
import type { DocumentView } from './document-view.js'

/** A page, with the HTML of its content. */
export interface MarkdownPageRequest {
  readonly page: Page
  readonly content: Content | undefined
  readonly finalHtml: FinalHtml
  readonly document: DocumentView
}

/** HTML of a page's content, and inline HTML of the title above it. */
export interface FinalHtml {
  readonly html: string
  /** HTML of the notice above the title that the page's version is not the latest. */
  readonly notice?: string
  readonly heading?: string
  readonly id?: string | undefined
}

/**
 * The Markdown of a page, converted from the HTML of the page, so that nothing is missing: the output of components and
 * API pages exists only as HTML. Facts that the layout shows are in the front matter.
 */
export function renderMarkdownPage({ page, content, finalHtml, document }: MarkdownPageRequest): string {
  const { head, title, href, version, lastUpdate, post, date, labels, tags, contentLanguage } = page
  return createMarkdownPage({
    origin: document.origin,
    href,
    html: finalHtml.html,
    noticeHtml: finalHtml.notice,
    headingHtml: finalHtml.heading,
    headingId: finalHtml.id,
    ...(head.markdownPage && { indexUrl: document.origin + head.markdownPage.listHref }),
    facts: {
      title,
      description: head.description ?? (content?.description || undefined),
      url: document.origin + href,
      version: version?.label,
      language: contentLanguage?.language ?? document.language,
      date: post?.date ?? date,
      authors:
        post && post.authors.length > 0 ? post.authors.map((author) => describeAuthor(author, document)) : undefined,
      labels: labels && labels.length > 0 ? labels : undefined,
      lastUpdate: lastUpdate?.date,
      lastUpdateAuthor: lastUpdate?.author,
      tags: tags.length > 0 ? tags.map(({ label }) => label) : undefined,
    },
  })
}

/** The name of an author, with title and absolute URL if the post shows them. */
function describeAuthor(
  { name, title, url }: AuthorView,
  { origin }: DocumentView,
): string | Readonly<Record<string, string | undefined>> {
  if (title === undefined && url === undefined) return name
  return { name, title, url: url?.startsWith('/') && !url.startsWith('//') ? origin + url : url }
}
