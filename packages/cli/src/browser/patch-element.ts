import { compareLists } from './compare-lists.js'

/** Elements that are replaced as a whole: their inside is one thing, or scripts have made it theirs. */
const WHOLE = new Set(['svg', 'pre', 'math', 'select', 'video', 'audio', 'object', 'iframe'])
/** Marks a style sheet that another one follows. */
const REPLACED = 'data-replaced'

/**
 * Does to an element of the page what leads from `before` to `after`, and nothing else: what is the same in both stays the node
 * that it is, with its scroll position, its open details, its chosen tabs, its typed text, and what scripts have added to it.
 */
export function patchElement(live: Element, before: Element, after: Element): void {
  if (before.outerHTML === after.outerHTML) return
  const isWhole = WHOLE.has(live.localName) || isOtherIsland(before, after)
  const children = isWhole ? undefined : findChildren(live, before)
  if (isStylesheet(live) && isStylesheet(after)) swapStylesheet(live, after)
  else if (children) {
    patchAttributes(live, before, after)
    patchChildren(live, children, after)
  } else live.replaceWith(document.importNode(after, true))
}

/** Changes the attributes in which `before` and `after` differ; others may be a script's. */
export function patchAttributes(live: Element, before: Element, after: Element): void {
  for (const { name } of [...before.attributes]) if (!after.hasAttribute(name)) live.removeAttribute(name)
  for (const { name, value } of [...after.attributes]) {
    if (before.getAttribute(name) !== value) live.setAttribute(name, value)
  }
}

interface Child {
  readonly before: ChildNode
  readonly live: ChildNode
}

/** The page's own nodes behind the children of `before`; between them may stand what scripts have added. `undefined` where they can't be found again. */
function findChildren(live: Element, before: Element): readonly Child[] | undefined {
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

function patchChildren(parent: Element, children: readonly Child[], after: Element): void {
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

/** An island with other code or props: the one that is alive would go on with its own. */
function isOtherIsland(before: Element, after: Element): boolean {
  if (before.localName !== 'docgen-island') return false
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
