import { compareLists } from './compare-lists.js'
import { findContent, isSameAround, listContentPlaces } from './island-content.js'

/** Elements that are replaced as a whole: their inside is one thing, or scripts have made it theirs, or it is no child of theirs. */
const WHOLE = new Set(['svg', 'pre', 'math', 'select', 'video', 'audio', 'object', 'iframe', 'template'])
/** Marks a style sheet that another one follows. */
const REPLACED = 'data-replaced'

/**
 * Does to an element of the page what leads from `before` to `after`, and nothing else: what is the same in both stays the node
 * that it is, with its scroll position, its open details, its chosen tabs, its typed text, and what scripts have added to it.
 */
export function patchElement(live: Element, before: Element, after: Element): void {
  if (before.outerHTML === after.outerHTML) return
  const isWhole = WHOLE.has(live.localName) || isOtherIsland(before, after)
  if (!isWhole && patchContent(live, before, after)) return
  const children = isWhole ? undefined : findChildren(live, before)
  if (isStylesheet(live) && isStylesheet(after)) swapStylesheet(live, after)
  else if (children) {
    patchAttributes(live, before, after)
    patchChildren(live, children, after)
  } else replaceWhole(live, after)
}

/** Code stays where its reader has scrolled it to. */
function replaceWhole(live: Element, after: Element): void {
  const made = document.importNode(after, true)
  const left = live.localName === 'pre' ? live.scrollLeft : 0
  live.replaceWith(made)
  if (left > 0) made.scrollLeft = left
}

/** Changes the attributes in which `before` and `after` differ; others may be a script's. */
export function patchAttributes(live: Element, before: Element, after: Element): void {
  for (const { name } of [...before.attributes]) if (!after.hasAttribute(name)) live.removeAttribute(name)
  for (const { name, value } of [...after.attributes]) {
    if (before.getAttribute(name) !== value) live.setAttribute(name, value)
  }
}

type Parent = Element | DocumentFragment

interface Child {
  readonly before: ChildNode
  readonly live: ChildNode
}

/** The page's own nodes behind the children of `before`; between them may stand what scripts have added. `undefined` where they can't be found again. */
function findChildren(live: Parent, before: Parent): readonly Child[] | undefined {
  const children: Child[] = []
  let candidate = live.firstChild
  for (const node of before.childNodes) {
    while (candidate && !isLikely(candidate, node)) candidate = candidate.nextSibling
    if (!candidate) return undefined
    children.push({ before: node, live: candidate })
    candidate = candidate.nextSibling
  }
  return children
}

function isLikely(live: ChildNode, before: ChildNode): boolean {
  if (live.nodeName !== before.nodeName) return false
  if (!(live instanceof Element && isElement(before))) return true
  // While a sheet loads, those before it stand beside it.
  if (isStylesheet(live) || isStylesheet(before)) return hrefOf(live) === hrefOf(before) && !live.hasAttribute(REPLACED)
  return before.id === '' || live.id === before.id
}

function patchChildren(parent: Parent, children: readonly Child[], after: Parent): void {
  const next = [...after.childNodes]
  const steps = compareLists(
    children.map(({ before }) => textOf(before)),
    next.map(textOf),
  )
  for (const { from, fromEnd, to, toEnd } of steps) {
    const old = children.slice(from, fromEnd)
    const made = next.slice(to, toEnd)
    // What follows the part that changes; at the end of the list new nodes come right after the last one that was there.
    const anchor = children[fromEnd]?.live ?? children.at(-1)?.live.nextSibling ?? null
    made.forEach((node, index) => {
      const child = old[index]
      if (child && canBecome(child.before, node)) patchNode(child, node)
      else {
        parent.insertBefore(document.importNode(node, true), child?.live ?? anchor)
        child?.live.remove()
      }
    })
    for (const { live } of old.slice(made.length)) live.remove()
  }
}

function canBecome(before: ChildNode, after: ChildNode): boolean {
  if (before.nodeName !== after.nodeName) return false
  return !(isElement(before) && isElement(after)) || before.id === after.id || /^h\d$/.test(before.localName)
}

function patchNode({ live, before }: Child, after: ChildNode): void {
  if (live instanceof Element && isElement(before) && isElement(after)) patchElement(live, before, after)
  else live.nodeValue = after.nodeValue
}

function textOf(node: ChildNode): string {
  return isElement(node) ? node.outerHTML : `${node.nodeName} ${node.nodeValue}`
}

function isElement(node: ChildNode): node is Element & ChildNode {
  return node.nodeType === Node.ELEMENT_NODE
}

/**
 * Changes the content of an island that is alive, shown or not: the next time it is shown, it is that of now. Answers whether that
 * is all there is to do: what is around it was made by the island, which may have made something else of it since.
 */
function patchContent(live: Element, before: Element, after: Element): boolean {
  const places = listContentPlaces(live)
  const [old, made] = [findContent(before), findContent(after)]
  if (places.length === 0 || !old || !made) return false
  const isAll = isSameAround(before, after)
  // What is shown is reached by the way around it, too.
  for (const place of isAll ? places : places.slice(0, 1)) {
    const children = findChildren(place, old)
    if (children) patchChildren(place, children, made)
    else place.replaceChildren(...[...made.childNodes].map((node) => document.importNode(node, true)))
  }
  return isAll
}

/** An island with other code or props, or with content where it had none: the one that is alive would go on with its own. */
function isOtherIsland(before: Element, after: Element): boolean {
  if (before.localName !== 'docgen-island') return false
  if ((findContent(before) === undefined) !== (findContent(after) === undefined)) return true
  return ['src', 'runtime', 'props'].some((name) => before.getAttribute(name) !== after.getAttribute(name))
}

function isStylesheet(element: Element): element is HTMLLinkElement {
  return element.localName === 'link' && element.getAttribute('rel') === 'stylesheet'
}

/**
 * The old sheet goes when the new one is there: the page is never without. Where a save follows so soon that a sheet is gone
 * before it was fetched, all before it stay until the next one is there.
 */
function swapStylesheet(live: HTMLLinkElement, after: Element): void {
  const sheet = document.importNode(after, true)
  live.setAttribute(REPLACED, '')
  sheet.addEventListener('load', () => removeReplaced(sheet), { once: true })
  live.after(sheet)
}

function removeReplaced(sheet: Element): void {
  for (let last = sheet.previousElementSibling; last?.hasAttribute(REPLACED); last = sheet.previousElementSibling) {
    last.remove()
  }
}

function hrefOf(sheet: Element): string | null {
  return sheet.getAttribute('href')
}
