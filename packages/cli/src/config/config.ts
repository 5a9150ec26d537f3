import type * as z from 'zod/mini'
import type { DeepReadonly } from './deep-readonly.js'
import type { siteSchema } from './schema/site.js'

export type { NavbarItem } from './schema/navbar-item.js'
export type { SidebarItemConfig } from './schema/sidebar-item.js'

/** What a person writes into `site.config.ts`: only title and address must be there. */
export type SiteConfigInput = z.input<typeof siteSchema>

/** The validated config with every default filled. What may still be absent has no default: the site goes without. */
export type Config = DeepReadonly<
  Omit<z.output<typeof siteSchema>, 'docs'> & { docs: Omit<z.output<typeof siteSchema>['docs'], 'sidebars'> } & {
    docs: {
      /** By id. `undefined`: one sidebar `defaultSidebar`, made from the folders; `false`: none. */
      sidebars: Sidebars | false | undefined
    }
  }
>

/** Explicit sidebars by id. */
export type Sidebars = z.output<typeof import('./schema/sidebars.js').sidebarsSchema>
