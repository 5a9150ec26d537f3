import * as React from 'react'

/**
 * The children that a page passed to its island, whether shown already or waiting in a template; nothing if it passed
 * none.
 */
export function takeGivenContent(island: Element): { readonly children?: React.ReactNode } {
  const template = island.querySelector<HTMLTemplateElement>(':scope > template')
  template?.remove()
  const contentSlot = island.querySelector('slot[name="content"]')
  const given = contentSlot ? copyInside(contentSlot) : template?.content
  if (!given) return {}
  // During a dev session, the content also changes while it waits.
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

/** Page content in its slot: keeps what is already there, and inserts what is shown later. */
function Content({ given }: ContentProps): React.ReactNode {
  const slot = React.useRef<HTMLSlotElement>(null)
  React.useLayoutEffect(() => {
    if (!slot.current || slot.current.hasChildNodes()) return
    slot.current.append(given.cloneNode(true))
    // Code in it needs buttons, for example, as on a new page.
    document.dispatchEvent(new Event('docgen:patched'))
  }, [given])
  return React.createElement('slot', {
    name: 'content',
    ref: slot,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: NOTHING,
  })
}

/** Makes React keep the children. The pages' policy requires trusted HTML, even if empty. */
export const NOTHING = {
  __html: (globalThis as { readonly trustedTypes?: { readonly emptyHTML: string } }).trustedTypes?.emptyHTML ?? '',
}
