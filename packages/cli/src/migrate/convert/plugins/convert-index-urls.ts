import type { SiteRoutes } from '../../../session/list-routes.js'
import { type Converted, nothing } from '../converted.js'

/**
 * Redirects from the URLs of docs such as `01-index.md`: in Docusaurus, the name with its number decides whether a doc
 * has the URL of its folder.
 */
export function convertIndexUrls({ all, numberedIndexes }: Pick<SiteRoutes, 'all' | 'numberedIndexes'>): Converted {
  const redirects = numberedIndexes
    .map(({ route, name }) => ({ from: `${route === '/' ? '' : route}/${name}`, to: route }))
    .filter(({ from }) => !all.includes(from))
  if (redirects.length === 0) return nothing()
  const message = `${redirects.length} \`redirects\` to documents such as ${redirects[0]?.to}, which have the URL of their folder: docgen ignores the number in names such as 01-index.md. For the URL of Docusaurus, add slug: ${numberedIndexes[0]?.name} to the document`
  return {
    fields: { redirects },
    comments: {},
    notes: [{ status: 'changed', path: [], name: 'URLs of indexes', message }],
  }
}
