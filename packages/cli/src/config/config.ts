import type * as z from 'zod/mini'
import type { Collection } from './collection.js'
import type { DeepReadonly } from './deep-readonly.js'
import type { DocsConfig } from './docs-config.js'
import type { siteSchema } from './schema/site.js'

export type { Sidebars } from './docs-config.js'
export type { NavbarItem } from './schema/navbar-item.js'
export type { SidebarItemConfig } from './schema/sidebar-item.js'

/** What a person writes into `site.config.ts`: only title and address must be there. */
export type SiteConfigInput = z.input<typeof siteSchema>

/** The validated config with every default filled. What may still be absent has no default: the site goes without. */
export type Config = DeepReadonly<Omit<z.output<typeof siteSchema>, 'docs'>> & {
  /** Of the first folder of documents. */
  readonly docs: DocsConfig
  /** Everything whose files become pages: folders of documents, the first before others, then plain pages and posts. */
  readonly collections: readonly Collection[]
}
