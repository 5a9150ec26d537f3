import type { AuthorView } from '@docgen/renderer/contract'
import type { Author } from '../graph/doc.js'
import { resolveLink, toTarget } from '../graph/links/resolve-link.js'
import { editionKey, type SiteGraph } from '../graph/site-graph.js'

/** Creates an author's view for the pages of a version and language. */
export type ViewAuthor = (author: Author, of: { readonly version: string; readonly locale: string }) => AuthorView

/** Creates a function that resolves the URLs of authors. */
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
