import { patchAttributes, patchElement } from './patch-element.js'

/** Dispatched to the page's own scripts after its content has changed: they have to process it like a new page. */
export const PATCHED_EVENT = 'docgen:patched'

interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { createHTML: (text: string) => string },
  ) => { createHTML: (text: string) => string }
}

/** Creates a parser of HTML that complies with the pages' policy, which requires a Trusted Types policy name. */
function createParser(): (html: string) => Document {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('docgen', { createHTML: (text) => text })
  return (html) => new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html')
}

/** Updates the page; `before` is the HTML of the current state. */
export type PatchPage = (before: string, after: string) => void

/** Prepares page updates. */
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

/** Removes metadata for search engines: it is invisible, and the policy forbids writing to a script. */
function withoutData(page: Document): Document {
  for (const data of page.querySelectorAll('script[type="application/ld+json"]')) data.remove()
  return page
}

/** Scripts cannot be undone, and a page keeps the policy of its first load. */
function needsReload(last: Document, next: Document): boolean {
  const selector = 'head script, head meta[http-equiv], body > script'
  const [old, made] = [last, next].map((page) =>
    [...page.querySelectorAll(selector)].map((each) => each.outerHTML).join(),
  )
  return old !== made
}
