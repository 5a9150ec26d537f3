import type { PageLoader } from '../navigation/page-loader.js'

/** The link to the page that lists all items of a long list, of which the page shows only a window. */
const ALL = '.menu-all'

/**
 * Opens a sidebar category whose items the page omits, or the rest of a long list, with the items from the page that
 * its link points to. Rejects if they can't be loaded.
 */
export async function openClosedBranch(
  link: HTMLAnchorElement,
  loader: PageLoader,
  parse: (html: string) => Document,
): Promise<void> {
  const { html } = await loader.load(new URL(link.href))
  const line = link.parentElement
  // A second click may have opened it already.
  if (!line?.isConnected) return
  const page = parse(html)
  const isAll = line.matches(ALL)
  const source = isAll ? findList(page, line) : findBranch(page, line)
  if (!source) throw new Error(`${link.href} has no such sidebar category`)
  for (const current of source.querySelectorAll('[aria-current]')) current.removeAttribute('aria-current')
  const isFocused = document.activeElement === link
  const next = isAll ? completeList(line, source) : replace(line, source)
  // Do not move the focus of a reader who has moved on.
  if (isFocused) next?.focus()
}

function replace(line: Element, branch: Element): HTMLElement | null {
  line.replaceWith(branch)
  return branch.querySelector('summary')
}

/**
 * Adds the items of the whole list around those of the page, which keep their state and their position on the screen.
 * Returns the new link next to them at the end of the list that `line` was at.
 */
function completeList(line: Element, whole: Element): HTMLElement | null | undefined {
  const list = line.parentElement
  if (!list) return undefined
  const isAtEnd = !line.nextElementSibling
  const lines = [...whole.children]
  const kept = [...list.children].filter((child) => !child.matches(ALL))
  const [from, to] = [kept[0], kept.at(-1)]
  const [start, end] = [positionIn(lines, from), positionIn(lines, to)]
  const before = lines.slice(0, start)
  const after = lines.slice(end + 1)
  const top = from?.getBoundingClientRect().top ?? 0
  for (const all of [...list.children]) if (all.matches(ALL)) all.remove()
  list.prepend(...before)
  list.append(...after)
  const shift = (from?.getBoundingClientRect().top ?? 0) - top
  for (let box: Element | null = list; box && shift !== 0; box = box.parentElement) {
    const { scrollTop } = box
    box.scrollTop += shift
    if (box.scrollTop !== scrollTop) break
  }
  for (const cut of list.querySelectorAll('[data-cut="branch"] > a')) cut.ariaExpanded = 'false'
  return (isAtEnd ? after[0] : before.at(-1))?.querySelector<HTMLElement>('a, summary')
}

/** The position of an item in the whole list, by its link and label: an open category has the link of its first page. */
function positionIn(lines: readonly Element[], line: Element | undefined): number {
  if (!line) return -1
  const position = lines.findIndex((other) => labelOf(other) === labelOf(line) && hrefOf(other) === hrefOf(line))
  return position === -1 ? lines.findIndex((other) => labelOf(other) === labelOf(line)) : position
}

function hrefOf(line: Element): string | null | undefined {
  return line.querySelector(`:scope > a, li:not(${ALL}) > a`)?.getAttribute('href')
}

function labelOf(line: Element): string | null | undefined {
  return line.querySelector('a, summary, .menu-label')?.textContent
}

/** The list of the page that contains all items of the list of `line`. */
function findList(page: Document, line: Element): Element | undefined {
  const path = pathTo(line.parentElement)
  return [...page.querySelectorAll('.sidebar ul')].find(
    (list) => pathTo(list) === path && !list.querySelector(`:scope > ${ALL}`),
  )
}

function findBranch(page: Document, line: Element): Element | undefined {
  const path = pathTo(line)
  return [...page.querySelectorAll('.sidebar li:has(> details)')].find((branch) => pathTo(branch) === path)
}

/** The labels on the path to a sidebar item: categories may have equal labels, even a category and its parent. */
function pathTo(element: Element | null | undefined): string {
  const line = element?.closest('.sidebar li')
  if (!line) return ''
  return `${pathTo(line.parentElement)}\n${labelOf(line)}`
}
