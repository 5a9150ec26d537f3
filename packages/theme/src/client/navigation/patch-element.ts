/**
 * Patches `from` to equal `to` and keeps all equal nodes in place: elements that the reader has opened stay open,
 * islands stay hydrated, and boxes keep their scroll position.
 */
export function patchElement(from: Element, to: Element): void {
  if (from.isEqualNode(to) || hasMoreItems(from, to)) return
  if (from.localName !== to.localName || isReplaced(from, to)) {
    from.replaceWith(to)
    return
  }
  for (const { name, value } of to.attributes) if (from.getAttribute(name) !== value) from.setAttribute(name, value)
  for (const { name } of [...from.attributes]) if (!to.hasAttribute(name) && name !== 'open') from.removeAttribute(name)
  patchChildren(from, to)
}

/** Patches the children of `from` to equal the children of `to`; `keepsOthers` keeps children that only `from` has. */
export function patchChildren(from: Element, to: Element, keepsOthers = false): void {
  let cursor = from.firstChild
  const drop = (node: ChildNode): void => {
    cursor = node.nextSibling
    if (!keepsOthers) node.remove()
  }
  for (const next of [...to.childNodes]) {
    let match = cursor
    while (match && !isSame(match, next)) match = match.nextSibling
    if (!match) {
      from.insertBefore(next, cursor)
      continue
    }
    while (cursor && cursor !== match) drop(cursor)
    cursor = match.nextSibling
    if (match instanceof Element && next instanceof Element) patchElement(match, next)
    else if (match.nodeValue !== next.nodeValue) match.nodeValue = next.nodeValue
  }
  while (cursor) drop(cursor)
}

/** Whether two nodes represent the same thing: menu items by label, all other nodes by name, id and first class. */
function isSame(from: Node, to: Node): boolean {
  if (from.nodeName !== to.nodeName) return false
  if (!(from instanceof Element && to instanceof Element)) return true
  if (from.localName === 'li') return labelOf(from) === labelOf(to)
  return from.id === to.id && from.classList[0] === to.classList[0]
}

function labelOf(line: Element): string | null | undefined {
  return line.querySelector('a, summary, .menu-label')?.textContent
}

/**
 * Whether the reader has opened a sidebar category on this page, so that it has items that the next page omits.
 */
function hasMoreItems(from: Element, to: Element): boolean {
  return to.matches('[data-cut]') && from.localName === 'li' && from.querySelector('details') !== null
}

function isReplaced(from: Element, to: Element): boolean {
  return from.localName === 'main' || from.localName === 'docgen-island' || sidebarOf(from) !== sidebarOf(to)
}

function sidebarOf(element: Element): string | null {
  return element.getAttribute('data-sidebar')
}
