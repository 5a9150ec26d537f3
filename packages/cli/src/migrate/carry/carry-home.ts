import { type Carried, nothing } from './carried.js'
import type { CarryContext } from './carry-context.js'
import { DOCGEN_HAS } from './docgen-has.js'
import type { SiteRoutes } from './site-routes.js'

const MARKDOWN_HOMES = ['src/pages/index.md', 'src/pages/index.mdx']

/** Leads from the start of the site to its first document, where no page is there: most start pages are components. */
export function carryHome({ all, main }: SiteRoutes, { layout }: CarryContext): Carried {
  if (main === undefined || all.includes('/')) return nothing()
  if (DOCGEN_HAS.pages && MARKDOWN_HOMES.some(layout.hasFile)) return nothing()
  return {
    fields: { redirects: [{ from: '/', to: main }] },
    comments: { redirects: 'The first one stands in for a start page, until a page has the address /.' },
    notes: [
      { fate: 'changed', path: [], name: 'start page', message: `there is none that docgen reads: / leads to ${main}` },
    ],
  }
}
