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
        const branch = findBranch(parse(html), link.textContent)
        if (!branch) return location.assign(link.href)
        for (const current of branch.querySelectorAll('[aria-current]')) current.removeAttribute('aria-current')
        link.parentElement?.replaceWith(branch)
        branch.querySelector('summary')?.focus()
      },
      () => location.assign(link.href),
    )
  })
}

function findBranch(page: Document, label: string | null): Element | undefined {
  const branches = [...page.querySelectorAll('.sidebar li:has(> details)')]
  return branches.find((branch) => branch.querySelector('summary')?.textContent === label)
}
