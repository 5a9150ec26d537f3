import { toKebabCase } from '../../../graph/routes/to-kebab-case.js'
import type { SiteRoutes } from '../../../session/list-routes.js'
import { type Converted, nothing } from '../converted.js'

/** Redirects from the URLs of Docusaurus' tag pages, which it writes in kebab case. */
export function convertTagUrls({ all, tags }: Pick<SiteRoutes, 'all' | 'tags'>): Converted {
  const existing = new Set([...all, ...tags.map(({ route }) => route)])
  const redirects = tags.flatMap(({ route: to, first, label }) => {
    const oldRoute = first.slice(0, first.lastIndexOf('/') + 1) + toKebabCase(label)
    return existing.has(oldRoute) ? [] : [{ from: oldRoute + to.slice(first.length), to }]
  })
  if (redirects.length === 0) return nothing()
  return {
    fields: { redirects },
    comments: {},
    notes: [
      {
        status: 'changed',
        path: [],
        name: 'URLs of tags',
        message: `${redirects.length} \`redirects\` to pages whose URLs keep the spelling of a tag`,
      },
    ],
  }
}
