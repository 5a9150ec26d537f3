import type { PageLoader } from './page-loader.js'

/**
 * Opens a category of a large sidebar that the page leaves out: its part is taken from the page that its link leads to, which
 * holds it. Throws where the part does not come.
 */
export async function openClosedBranch(
  link: HTMLAnchorElement,
  loader: PageLoader,
  parse: (html: string) => Document,
): Promise<void> {
  const { html } = await loader.load(new URL(link.href))
  // A second click finds it open.
  if (!link.isConnected) return
  const branch = findBranch(parse(html), link)
  if (!branch) throw new Error(`${link.href} has no such part`)
  for (const current of branch.querySelectorAll('[aria-current]')) current.removeAttribute('aria-current')
  const isFocused = document.activeElement === link
  link.parentElement?.replaceWith(branch)
  // Who has gone on meanwhile is left there.
  if (isFocused) branch.querySelector('summary')?.focus()
}

function findBranch(page: Document, link: Element): Element | undefined {
  const way = wayTo(link)
  return [...page.querySelectorAll('.sidebar li:has(> details)')].find((branch) => wayTo(branch) === way)
}

/** The labels on the way to a line of the sidebar: parts may be called like others, even like the one that they are in. */
function wayTo(element: Element | null | undefined): string {
  const line = element?.closest('.sidebar li')
  if (!line) return ''
  return `${wayTo(line.parentElement)}\n${line.querySelector('a, summary, .menu-label')?.textContent}`
}
