import { onTarget } from './on-target.js'
import type { PageLoader } from './page-loader.js'

/**
 * Opens those categories of large sidebars that a page leaves out: their part is taken from the page that they lead to,
 * which holds it. Where it does not come, the link leads there as it does without script.
 */
export function installClosedBranches(loader: PageLoader, parse: (html: string) => Document): void {
  onTarget('click', '[data-cut="branch"] > a', (link, event) => {
    if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    loader.load(new URL(link.href)).then(
      ({ html }) => {
        // A second click finds it open.
        if (!link.isConnected) return
        const branch = findBranch(parse(html), link)
        if (!branch) return location.assign(link.href)
        for (const current of branch.querySelectorAll('[aria-current]')) current.removeAttribute('aria-current')
        const isFocused = document.activeElement === link
        link.parentElement?.replaceWith(branch)
        // Who has gone on meanwhile is left there.
        if (isFocused) branch.querySelector('summary')?.focus()
      },
      () => location.assign(link.href),
    )
  })
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
