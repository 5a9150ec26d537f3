import type { SidebarItemConfig } from '../../config/config.js'
import type { DeepReadonly } from '../../config/deep-readonly.js'
import type { GeneratedItem } from './autogenerate-items.js'

/** An item from the config or a folder. */
export type RawItem = DeepReadonly<SidebarItemConfig> | GeneratedItem
/** A category from the config or a folder. */
export type RawCategory = Extract<RawItem, { type: 'category' }>
