import { compareLists } from './compare-lists.js'

/**
 * Elements that are replaced as a whole: their content is one unit, scripts control it, or it is not in their child
 * nodes.
 */
const REPLACED_WHOLE = new Set(['svg', 'pre', 'math', 'select', 'video', 'audio', 'object', 'iframe', 'template'])
/** Attribute of a style sheet that is being replaced. */
const REPLACED = 'data-replaced'

/**
 * Applies the difference between `before` and `after` to an element of the page, and nothing else. Unchanged nodes
 * stay, with their scroll position, open details, selected tabs, typed text, and everything that scripts have added.
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

/** Replaces an element; code keeps its scroll position. */
function replaceWhole(live: Element, after: Element): void {
  const copy = document.importNode(after, true)
  const scrollLeft = live.localName === 'pre' ? live.scrollLeft : 0
  live.replaceWith(copy)
  if (scrollLeft > 0) copy.scrollLeft = scrollLeft
}

/** Changes the attributes in which `before` and `after` differ, and keeps others, which scripts may have set. */
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
  // A sheet with the attribute `REPLACED` must stay until the new sheet has loaded, so it matches nothing.
  if (isStylesheet(live) || isStylesheet(before)) return hrefOf(live) === hrefOf(before) && !live.hasAttribute(REPLACED)
  return before.id === '' || live.id === before.id
}

function patchChildren(parent: Parent, children: readonly Child[], after: Parent): void {
  const next = [...after.childNodes]
  const differences = compareLists(
    children.map(({ before }) => serialize(before)),
    next.map(serialize),
  )
  for (const { from, fromEnd, to, toEnd } of differences) {
    const old = children.slice(from, fromEnd)
    const replacements = next.slice(to, toEnd)
    // The node after the changed range; at the end of the list, new nodes follow the last matched one.
    const anchor = children[fromEnd]?.live ?? children.at(-1)?.live.nextSibling ?? null
    replacements.forEach((node, index) => {
      const child = old[index]
      if (child && canBecome(child.before, node)) patchNode(child, node)
      else {
        parent.insertBefore(document.importNode(node, true), child?.live ?? anchor)
        child?.live.remove()
      }
    })
    for (const { live } of old.slice(replacements.length)) live.remove()
  }
}

/** Whether a patch can turn one node into another. The id of a heading changes with its text. */
function canBecome(before: ChildNode, after: ChildNode): boolean {
  if (before.nodeName !== after.nodeName) return false
  return !(isElement(before) && isElement(after)) || before.id === after.id || /^h\d$/.test(before.localName)
}

function patchNode({ live, before }: Child, after: ChildNode): void {
  if (live instanceof Element && isElement(before) && isElement(after)) patchElement(live, before, after)
  else live.nodeValue = after.nodeValue
}

function serialize(node: ChildNode): string {
  return isElement(node) ? node.outerHTML : `${node.nodeName} ${node.nodeValue}`
}

function isElement(node: ChildNode): node is Element & ChildNode {
  return node.nodeType === Node.ELEMENT_NODE
}

/**
 * Updates the content of a hydrated island, whether it shows the content now or later. Returns whether that is enough:
 * false for other elements, for islands without content, and if elements around the content also differ.
 */
function patchContent(live: Element, before: Element, after: Element): boolean {
  const { givenContent }: Island = live
  const next = findContent(after)
  if (!givenContent || next.size === 0) return false
  const isAll = isSameOutsideContent(before, after)
  for (const [name, old] of findContent(before)) {
    const [current, given] = [next.get(name), givenContent.get(name)]
    if (!current || !given) continue
    patchInside(given, old, current)
    // If `isAll` is false, the caller updates visible content together with the elements around it.
    if (isAll) for (const slot of listShown(live)) if (slot.name === name) patchInside(slot, old, current)
  }
  return isAll
}

function patchInside(live: Parent, before: Parent, after: Parent): void {
  const children = findChildren(live, before)
  if (children) patchChildren(live, children, after)
  else live.replaceChildren(...[...after.childNodes].map((node) => document.importNode(node, true)))
}

/** Whether an island has different code, props, or names of content: the hydrated island would keep its old data. */
function isOtherIsland(before: Element, after: Element): boolean {
  if (before.localName !== 'docgen-island') return false
  // With `parts`, React renders components within the content, so a patch cannot update their HTML.
  if (/"parts":/.test(before.getAttribute('content') ?? '')) return true
  if (contentNames(before) !== contentNames(after)) return true
  return ['src', 'runtime', 'props', 'content'].some((name) => before.getAttribute(name) !== after.getAttribute(name))
}

function contentNames(island: Element): string {
  return [...findContent(island).keys()].sort().join()
}

function isStylesheet(element: Element): element is HTMLLinkElement {
  return element.localName === 'link' && element.getAttribute('rel') === 'stylesheet'
}

/**
 * Adds the new style sheet, and removes the old sheet once the new sheet has loaded: the page is never unstyled.
 * If the new sheet is replaced before it has loaded, all older sheets stay until the newest sheet has loaded.
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

/** An island; `givenContent` is absent until React hydrates it. */
interface Island extends Element {
  /** Content from the page, by name. The island inserts a copy each time it starts to show the content. */
  readonly givenContent?: ReadonlyMap<string, DocumentFragment>
}

/** Returns the content that a page passes to an island, by name: visible in slots, or waiting in templates. */
function findContent(island: Element): ReadonlyMap<string, Parent> {
  const content = new Map<string, Parent>(listShown(island).map((slot) => [slot.name, slot]))
  for (const template of listWaiting(island)) content.set(template.dataset['name'] ?? '', template.content)
  return content
}

/**
 * Whether two versions of an island differ at most in their content. If so, a hydrated island can keep the elements
 * around the content, which React rendered.
 */
function isSameOutsideContent(before: Element, after: Element): boolean {
  return withoutContent(before) === withoutContent(after)
}

/** Returns the slots in which an island shows content, without the slots of nested islands. */
function listShown(island: Element): HTMLSlotElement[] {
  const slots = island.querySelectorAll<HTMLSlotElement>('slot[name^="content"]')
  return [...slots].filter((slot) => slot.closest('docgen-island') === island)
}

function listWaiting(island: Element): HTMLTemplateElement[] {
  return [...island.querySelectorAll<HTMLTemplateElement>(':scope > template')]
}

function withoutContent(island: Element): string {
  const copy = document.importNode(island, true)
  for (const slot of listShown(copy)) slot.replaceChildren()
  for (const { content } of listWaiting(copy)) content.replaceChildren()
  return copy.outerHTML
}
