import type { Config } from '../config/config.js'
import type { FrontMatter } from '../config/front-matter.js'
import type { DefinedTags } from '../config/read-tags-file.js'
import { createAddress } from './create-address.js'
import type { Tag } from './doc.js'
import type { Edition } from './edition.js'
import { fillPlaceholders } from './fill-placeholders.js'
import { joinRoute } from './resolve-slug.js'
import { toSlug } from './to-slug.js'

/** Part of the route of every tag's page. */
export const TAGS_FOLDER = 'tags'

/** What tags are made of. */
export interface TagsContext {
  readonly config: Config
  readonly edition: Pick<Edition, 'routeBase'>
  /** What the file of the documents' tags says. */
  readonly definedTags: DefinedTags
}

/** A document's tags with the addresses of their pages, each once, in the order of the front matter. */
export function resolveTags(tags: FrontMatter['tags'], { config, edition, definedTags }: TagsContext): readonly Tag[] {
  const byRoute = new Map<string, Tag>()
  for (const { label: written, permalink, description } of tags.map((tag) => define(tag, definedTags))) {
    const label = fillPlaceholders(written, config.placeholders)
    const route = joinRoute(`${edition.routeBase}/${TAGS_FOLDER}/${permalink ?? toSlug(label)}`)
    if (byRoute.has(route)) continue
    const { href } = createAddress(route, config)
    byRoute.set(route, { label, route, href, ...(description !== undefined && { description }) })
  }
  return [...byRoute.values()]
}

type WrittenTag = FrontMatter['tags'][number]

/** A tag that is only named, as its file defines it. One with an address or a description of its own is what it says. */
function define(tag: WrittenTag, definedTags: DefinedTags): WrittenTag {
  const isNamed = tag.permalink === undefined && tag.description === undefined
  if (!isNamed || !Object.hasOwn(definedTags, tag.label)) return tag
  return { permalink: toSlug(tag.label), ...definedTags[tag.label], label: definedTags[tag.label]?.label ?? tag.label }
}
