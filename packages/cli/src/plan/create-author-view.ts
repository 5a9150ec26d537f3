import type { AuthorView } from '@docgen/renderer/contract'
import type { Author } from '../graph/doc.js'
import { resolveLink, toTarget } from '../graph/links/resolve-link.js'
import { editionKey, type SiteGraph } from '../graph/site-graph.js'

/** An author as pages of a version and language show it. */
export type ViewAuthor = (author: Author, of: { readonly version: string; readonly locale: string }) => AuthorView

/** Makes the function that gives authors their final URLs. */
export function createAuthorView({ links }: SiteGraph): ViewAuthor {
  return ({ name, title, url, page, image, description, socials, source: file }, of) => {
    const locate = (href: string): string => toTarget(resolveLink(href, { file, edition: editionKey(of) }, links)).href
    return {
      name,
      ...(title !== undefined && { title }),
      ...(url !== undefined && { url: page?.href ?? locate(url) }),
      ...(image !== undefined && { image: locate(image) }),
      ...(description !== undefined && { description }),
      ...(socials.length > 0 && { socials }),
    }
  }
}
