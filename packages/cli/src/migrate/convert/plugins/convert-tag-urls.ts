import { toKebabCase } from '../../../graph/routes/to-kebab-case.js'
import type { SiteRoutes } from '../../../session/list-routes.js'
import { type Converted, nothing } from '../converted.js'

/**
 * Redirects from the URLs of Docusaurus' tag pages: it writes tags in kebab case, and splits long lists of posts into
 * pages.
 */
export function convertTagUrls({ all, tags }: SiteRoutes): Converted {
  const existing = new Set([...all, ...tags.map(({ route }) => route)])
  const redirects = tags.flatMap(({ route: to, label, pageCount, pagePath }) => {
    const renamed = to.slice(0, to.lastIndexOf('/') + 1) + toKebabCase(label)
    const base = existing.has(renamed) ? to : renamed
    const pages = Array.from({ length: pageCount - 1 }, (_, index) => `${base}/${pagePath}/${index + 2}`)
    return [...(base === to ? [] : [base]), ...pages].map((from) => ({ from, to }))
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
        message: `${redirects.length} \`redirects\` to pages that list all posts of a tag, and whose URLs keep the spelling of the tag`,
      },
    ],
  }
}
