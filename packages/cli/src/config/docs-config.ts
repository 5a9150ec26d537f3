import type * as z from 'zod/mini'
import type { DeepReadonly } from './deep-readonly.js'
import type { docsSchema } from './schema/docs.js'
import type { sidebarsSchema } from './schema/sidebar-item.js'

/** Explicit sidebars by id. */
export type Sidebars = z.output<typeof sidebarsSchema>

/** The settings of one docs folder, with its sidebars loaded. */
export type DocsConfig = DeepReadonly<Omit<z.output<typeof docsSchema>, 'sidebars'>> & {
  /** By id. `undefined`: one sidebar `defaultSidebar`, generated from the folders; `false`: none. */
  readonly sidebars: DeepReadonly<Sidebars> | false | undefined
}
