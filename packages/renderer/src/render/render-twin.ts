import type { Content, Page } from '../contract/index.js'
import { createTwin } from '../twin/create-twin.js'
import type { DocumentView } from './document-view.js'

/** A page with what its HTML shows. */
export interface TwinRequest {
  readonly page: Page
  readonly content: Content | undefined
  readonly shown: ShownHtml
  readonly document: DocumentView
}

/** HTML of a page's content, and inline HTML of the title above it. */
export interface ShownHtml {
  readonly html: string
  readonly heading?: string
  readonly id?: string | undefined
}

/**
 * The Markdown twin of a page, from the same HTML as the page, so that nothing can be missing in it: components and API
 * pages exist in no other form. What the layout adds is in its front matter.
 */
export function renderTwin({ page, content, shown, document }: TwinRequest): string {
  const { head, title, href, version, lastUpdate, post, date, tags, contentLanguage } = page
  return createTwin({
    origin: document.origin,
    href,
    html: shown.html,
    headingHtml: shown.heading,
    headingId: shown.id,
    ...(head.twin && { indexUrl: document.origin + head.twin.listHref }),
    facts: {
      title,
      description: head.description ?? (content?.description || undefined),
      url: document.origin + href,
      version: version?.label,
      language: contentLanguage?.language ?? document.language,
      date: post?.date ?? date,
      authors: post && post.authors.length > 0 ? post.authors.map(({ name }) => name) : undefined,
      lastUpdate: lastUpdate?.date,
      tags: tags.length > 0 ? tags.map(({ label }) => label) : undefined,
    },
  })
}
