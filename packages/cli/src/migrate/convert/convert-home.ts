import type { SiteRoutes } from '../../session/list-routes.js'
import type { ConvertContext } from './convert-context.js'
import { type Converted, nothing } from './converted.js'
import { DOCGEN_HAS } from './docgen-has.js'

const HOMES = ['md', 'mdx', 'js', 'jsx', 'tsx'].map((extension) => `src/pages/index.${extension}`)

/** Redirects the root of the site to its first page, if no page is there. */
export function convertHome({ all, main }: SiteRoutes, { layout }: ConvertContext): Converted {
  if (main === undefined || all.includes('/')) return nothing()
  if (DOCGEN_HAS.pages && HOMES.some(layout.hasFile)) return nothing()
  return {
    fields: { redirects: [{ from: '/', to: main }] },
    comments: { redirects: 'The first one replaces a home page, until a page has the URL /.' },
    notes: [
      { fate: 'changed', path: [], name: 'start page', message: `docgen cannot read it: / redirects to ${main}` },
    ],
  }
}
