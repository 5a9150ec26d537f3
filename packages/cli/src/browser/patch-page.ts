import { patchAttributes, patchElement } from './patch-element.js'

/** Told to the page's own scripts after its content has changed: what they do to a new page has to be done again. */
export const PATCHED_EVENT = 'docgen:patched'

interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { createHTML: (text: string) => string },
  ) => { createHTML: (text: string) => string }
}

/** Reads HTML under the pages' policy, which asks for a name for whoever does that. */
function createParser(): (html: string) => Document {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('docgen', { createHTML: (text) => text })
  return (html) => new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html')
}

/** Shows the next form of the page; `before` is the HTML that the one on screen was made of. */
export type PatchPage = (before: string, after: string) => void

/** Prepares showing changes. */
export function createPatch(): PatchPage {
  const parse = createParser()
  return (before, after) => {
    const [last, next] = [withoutData(parse(before)), withoutData(parse(after))]
    if (needsReload(last, next)) return location.reload()
    patchAttributes(document.documentElement, last.documentElement, next.documentElement)
    patchElement(document.head, last.head, next.head)
    patchElement(document.body, last.body, next.body)
    document.dispatchEvent(new CustomEvent(PATCHED_EVENT))
  }
}

/** The page without what it tells search engines: nobody sees that here, and the policy lets nobody write into a script. */
function withoutData(page: Document): Document {
  for (const data of page.querySelectorAll('script[type="application/ld+json"]')) data.remove()
  return page
}

/** Scripts can't be taken back, and a page's policy is that of its first bytes. */
function needsReload(last: Document, next: Document): boolean {
  const selector = 'head script, head meta[http-equiv], body > script'
  const [old, made] = [last, next].map((page) =>
    [...page.querySelectorAll(selector)].map((each) => each.outerHTML).join(),
  )
  return old !== made
}
