import * as React from 'react'

/** The children that a page gave its island, whether they are shown by now or wait in a template; nothing where it gave none. */
export function takeGivenContent(island: Element): { readonly children?: React.ReactNode } {
  const template = island.querySelector<HTMLTemplateElement>(':scope > template')
  template?.remove()
  const shown = island.querySelector('slot[name="content"]')
  const given = shown ? copyInside(shown) : template?.content
  if (!given) return {}
  // While somebody writes the page, the content changes where it waits, too.
  Object.assign(island, { givenContent: given })
  return { children: React.createElement(Content, { given }) }
}

function copyInside(element: Element): DocumentFragment {
  const inside = document.createDocumentFragment()
  inside.append(...[...element.childNodes].map((node) => node.cloneNode(true)))
  return inside
}

interface ContentProps {
  readonly given: DocumentFragment
}

/** Content in its place: what stands there already stays as it is, and what is shown later comes then. */
function Content({ given }: ContentProps): React.ReactNode {
  const place = React.useRef<HTMLSlotElement>(null)
  React.useLayoutEffect(() => {
    if (!place.current || place.current.hasChildNodes()) return
    place.current.append(given.cloneNode(true))
    // Its code wants buttons, say, as that of a new page does.
    document.dispatchEvent(new Event('docgen:patched'))
  }, [given])
  return React.createElement('slot', {
    name: 'content',
    ref: place,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: NOTHING,
  })
}

/** Tells React that what is inside is not its own. The pages' policy lets nobody write HTML that has no name, be it empty. */
const NOTHING = {
  __html: (globalThis as { readonly trustedTypes?: { readonly emptyHTML: string } }).trustedTypes?.emptyHTML ?? '',
}
