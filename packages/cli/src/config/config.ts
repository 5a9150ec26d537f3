import type { ThemeComponents } from '@docgen/renderer/contract'
import type * as z from 'zod/mini'
import type { Collection } from './collection.js'
import type { DeepReadonly } from './deep-readonly.js'
import type { DocsConfig } from './docs-config.js'
import type { siteSchema } from './schema/site.js'

export type { Sidebars } from './docs-config.js'
export type { NavbarItem } from './schema/navbar-item.js'
export type { SidebarItemConfig } from './schema/sidebar-item.js'

/** The config as users write it in `site.config.ts`: only title and URL are required. */
export type SiteConfigInput = Omit<z.input<typeof siteSchema>, 'theme'> & {
  theme?: Omit<NonNullable<z.input<typeof siteSchema>['theme']>, 'components'> & {
    /** Modules that replace components of the theme. A theme with more components declares them in `ThemeComponents`. */
    components?: Partial<Record<keyof ThemeComponents, string>> | undefined
  }
}

/** The validated config with every default filled in. Fields that can still be absent have no default. */
export type Config = DeepReadonly<Omit<z.output<typeof siteSchema>, 'docs'>> & {
  /** Settings of the first docs folder. */
  readonly docs: DocsConfig
  /** Folders of files that become pages: docs, then plain pages, then blogs, each in the order of the config. */
  readonly collections: readonly Collection[]
}
