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

/** Shows the next form of the page. `before` is the HTML that it was made of; without it the whole main part is replaced. */
export type PatchPage = (after: string, before?: string) => void

/** Prepares showing changes. */
export function createPatch(): PatchPage {
  const parse = createParser()
  return (after, before) => {
    const next = parse(after)
    const last = before === undefined ? undefined : parse(before)
    if (needsReload(next, last)) return location.reload()
    if (last) {
      patchAttributes(document.documentElement, last.documentElement, next.documentElement)
      patchElement(document.head, last.head, next.head)
      patchElement(document.body, last.body, next.body)
    } else replaceMain(next)
    document.dispatchEvent(new CustomEvent(PATCHED_EVENT))
  }
}

/** Scripts can't be taken back, and a page's policy is that of its first bytes. */
function needsReload(next: Document, last: Document | undefined): boolean {
  if (!last) return document.querySelector('main') === null || next.querySelector('main') === null
  const selector = 'head script:not([type="application/ld+json"]), head meta[http-equiv], body > script'
  const [old, made] = [last, next].map((page) =>
    [...page.querySelectorAll(selector)].map((each) => each.outerHTML).join(),
  )
  return old !== made
}

function replaceMain(next: Document): void {
  document.title = next.title
  const [live, made] = [document.querySelector('main'), next.querySelector('main')]
  if (live && made) live.replaceWith(document.importNode(made, true))
}
