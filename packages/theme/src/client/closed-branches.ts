import type { PageLoader } from './page-loader.js'

/**
 * Opens a category of a large sidebar whose items the page omits: they are taken from the page that its link points to.
 * Throws if they can't be loaded.
 */
export async function openClosedBranch(
  link: HTMLAnchorElement,
  loader: PageLoader,
  parse: (html: string) => Document,
): Promise<void> {
  const { html } = await loader.load(new URL(link.href))
  // A second click may have opened it already.
  if (!link.isConnected) return
  const branch = findBranch(parse(html), link)
  if (!branch) throw new Error(`${link.href} has no such part`)
  for (const current of branch.querySelectorAll('[aria-current]')) current.removeAttribute('aria-current')
  const isFocused = document.activeElement === link
  link.parentElement?.replaceWith(branch)
  // Do not move the focus of a reader who has moved on.
  if (isFocused) branch.querySelector('summary')?.focus()
}

function findBranch(page: Document, link: Element): Element | undefined {
  const way = wayTo(link)
  return [...page.querySelectorAll('.sidebar li:has(> details)')].find((branch) => wayTo(branch) === way)
}

/** The labels on the path to a sidebar item: categories may have equal labels, even a category and its parent. */
function wayTo(element: Element | null | undefined): string {
  const line = element?.closest('.sidebar li')
  if (!line) return ''
  return `${wayTo(line.parentElement)}\n${line.querySelector('a, summary, .menu-label')?.textContent}`
}
