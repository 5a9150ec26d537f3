import type { Config } from '../config/config.js'
import type { FrontMatter } from '../config/front-matter.js'
import { createAddress } from './create-address.js'
import type { Tag } from './doc.js'
import type { Edition } from './edition.js'
import { fillPlaceholders } from './fill-placeholders.js'
import { joinRoute } from './resolve-slug.js'
import { toSlug } from './to-slug.js'

/** Part of the route of every tag's page. */
export const TAGS_FOLDER = 'tags'

/** A document's tags with the addresses of their pages, each once, in the order of the front matter. */
export function resolveTags(tags: FrontMatter['tags'], { routeBase }: Edition, config: Config): readonly Tag[] {
  const byRoute = new Map<string, Tag>()
  for (const { label: written, permalink, description } of tags) {
    const label = fillPlaceholders(written, config.placeholders)
    const route = joinRoute(`${routeBase}/${TAGS_FOLDER}/${permalink ?? toSlug(label)}`)
    if (byRoute.has(route)) continue
    const { href } = createAddress(route, config)
    byRoute.set(route, { label, route, href, ...(description !== undefined && { description }) })
  }
  return [...byRoute.values()]
}
