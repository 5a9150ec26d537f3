import { compareLists } from './compare-lists.js'

/**
 * Elements that are replaced as a whole: their content is one unit, or scripts own it, or it is not in their child
 * nodes.
 */
const REPLACED_WHOLE = new Set(['svg', 'pre', 'math', 'select', 'video', 'audio', 'object', 'iframe', 'template'])
/** Marks a style sheet that is being replaced. */
const REPLACED = 'data-replaced'

/**
 * Applies the difference between `before` and `after` to an element of the page, and nothing else. Unchanged nodes
 * stay, with their scroll position, open details, selected tabs, typed text, and whatever scripts have added.
 */
export function patchElement(live: Element, before: Element, after: Element): void {
  if (before.outerHTML === after.outerHTML) return
  const isWhole = REPLACED_WHOLE.has(live.localName) || isOtherIsland(before, after)
  if (!isWhole && patchContent(live, before, after)) return
  const children = isWhole ? undefined : findChildren(live, before)
  if (isStylesheet(live) && isStylesheet(after)) swapStylesheet(live, after)
  else if (children) {
    patchAttributes(live, before, after)
    patchChildren(live, children, after)
  } else replaceWhole(live, after)
}

/** Keeps the scroll position of code. */
function replaceWhole(live: Element, after: Element): void {
  const copy = document.importNode(after, true)
  const left = live.localName === 'pre' ? live.scrollLeft : 0
  live.replaceWith(copy)
  if (left > 0) copy.scrollLeft = left
}

/** Changes the attributes in which `before` and `after` differ; scripts may own others. */
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

/**
 * Finds the page's nodes for the children of `before`; nodes that scripts added may be in between. `undefined` if
 * they cannot be matched.
 */
function findChildren(live: Parent, before: Parent): readonly Child[] | undefined {
  const children: Child[] = []
  let candidate = live.firstChild
  for (const node of before.childNodes) {
    while (candidate && !canMatch(candidate, node)) candidate = candidate.nextSibling
    if (!candidate) return undefined
    children.push({ before: node, live: candidate })
    candidate = candidate.nextSibling
  }
  return children
}

function canMatch(live: ChildNode, before: ChildNode): boolean {
  if (live.nodeName !== before.nodeName) return false
  if (!(live instanceof Element && isElement(before))) return true
  // While a new style sheet loads, keep the previous ones.
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
    const copy = next.slice(to, toEnd)
    // The node after the changed range; at the end of the list, new nodes come right after the last known one.
    const anchor = children[fromEnd]?.live ?? children.at(-1)?.live.nextSibling ?? null
    copy.forEach((node, index) => {
      const child = old[index]
      if (child && canBecome(child.before, node)) patchNode(child, node)
      else {
        parent.insertBefore(document.importNode(node, true), child?.live ?? anchor)
        child?.live.remove()
      }
    })
    for (const { live } of old.slice(copy.length)) live.remove()
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
 * Updates the content of a hydrated island, visible or not: the island shows it from then on. Returns whether that is
 * sufficient: the island also rendered the elements around the content, and may have changed them since.
 */
function patchContent(live: Element, before: Element, after: Element): boolean {
  const positions = listContentNodes(live)
  const [old, next] = [findContent(before), findContent(after)]
  if (positions.length === 0 || !old || !next) return false
  const isAll = isSameOutsideContent(before, after)
  // The caller reaches visible content through its parent elements.
  for (const position of isAll ? positions : positions.slice(0, 1)) {
    const children = findChildren(position, old)
    if (children) patchChildren(position, children, next)
    else position.replaceChildren(...[...next.childNodes].map((node) => document.importNode(node, true)))
  }
  return isAll
}

/** An island with other code or props, or newly with content: the hydrated one would keep its old data. */
function isOtherIsland(before: Element, after: Element): boolean {
  if (before.localName !== 'docgen-island') return false
  // Components among its content render it.
  if (before.hasAttribute('content') || after.hasAttribute('content')) return before.outerHTML !== after.outerHTML
  if ((findContent(before) === undefined) !== (findContent(after) === undefined)) return true
  return ['src', 'runtime', 'props'].some((name) => before.getAttribute(name) !== after.getAttribute(name))
}

function isStylesheet(element: Element): element is HTMLLinkElement {
  return element.localName === 'link' && element.getAttribute('rel') === 'stylesheet'
}

/**
 * Removes the old style sheet once the new one has loaded, so that the page is never unstyled. If a sheet is
 * replaced before it has loaded, all previous ones stay until the next one has.
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

/** A hydrated island, and the content that it was given: it renders it again whenever it shows it. */
interface HydratedIsland extends Element {
  readonly givenContent?: DocumentFragment
}

const SHOWN = 'slot[name="content"]'

/** The content that a page gives an island, visible or not yet; `undefined` if there is none. */
function findContent(island: Element): Element | DocumentFragment | undefined {
  const waiting = island.querySelector<HTMLTemplateElement>(':scope > template')
  return waiting?.content ?? listShown(island)[0]
}

/** Every node where a hydrated island keeps its content; empty if it is not hydrated, or has none. */
function listContentNodes(island: HydratedIsland): readonly (Element | DocumentFragment)[] {
  const { givenContent } = island
  return givenContent ? [givenContent, ...listShown(island)] : []
}

/**
 * Whether two versions of an island differ only in their content: a hydrated island rendered the rest itself and
 * can keep it.
 */
function isSameOutsideContent(before: Element, after: Element): boolean {
  return withoutContent(before) === withoutContent(after)
}

/** Islands inside the content have their own content. */
function listShown(island: Element): Element[] {
  return [...island.querySelectorAll(SHOWN)].filter((slot) => slot.closest('docgen-island') === island)
}

function withoutContent(island: Element): string {
  const copy = document.importNode(island, true)
  for (const slot of listShown(copy)) slot.replaceChildren()
  copy.querySelector<HTMLTemplateElement>(':scope > template')?.content.replaceChildren()
  return copy.outerHTML
}
