import type { Config } from '../config/config.js'
import type { FrontMatter } from '../config/front-matter.js'
import type { DefinedTags } from '../config/read-tags-file.js'
import { createUrl } from './create-url.js'
import type { Tag } from './doc.js'
import type { Edition } from './edition.js'
import { fillPlaceholders } from './fill-placeholders.js'
import { joinRoute } from './resolve-slug.js'
import { toSlug } from './to-slug.js'

/** Context for resolving tags. */
export interface TagsContext {
  readonly config: Config
  readonly edition: Pick<Edition, 'routeBase' | 'collection'>
  /** Content of the docs' tags file. */
  readonly definedTags: DefinedTags
}

/** A page's tags with the routes of their pages, without duplicates, in front matter order. */
export function resolveTags(tags: FrontMatter['tags'], { config, edition, definedTags }: TagsContext): readonly Tag[] {
  const base = `${edition.routeBase}/${edition.collection.docs.tagsBasePath}`
  const byRoute = new Map<string, Tag>()
  for (const { label: written, permalink, description } of tags.map((tag) => define(tag, definedTags))) {
    const label = fillPlaceholders(written, config.placeholders)
    const route = joinRoute(`${base}/${permalink ?? toSlug(label)}`)
    if (byRoute.has(route)) continue
    const { href } = createUrl(route, config)
    byRoute.set(route, { label, route, href, ...(description !== undefined && { description }) })
  }
  return [...byRoute.values()]
}

type WrittenTag = FrontMatter['tags'][number]

/**
 * A tag given only by name takes the definition of the tags file. A tag with its own permalink or description
 * overrides it.
 */
function define(tag: WrittenTag, definedTags: DefinedTags): WrittenTag {
  const isNamed = tag.permalink === undefined && tag.description === undefined
  if (!isNamed || !Object.hasOwn(definedTags, tag.label)) return tag
  return { permalink: toSlug(tag.label), ...definedTags[tag.label], label: definedTags[tag.label]?.label ?? tag.label }
}
