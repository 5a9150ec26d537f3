import type { SidebarItemConfig } from '../../config/config.js'
import type { DeepReadonly } from '../../config/deep-readonly.js'
import type { GeneratedItem } from './autogenerate-items.js'

/** An item from the config or a folder. */
export type WrittenItem = DeepReadonly<SidebarItemConfig> | GeneratedItem
/** A category from the config or a folder. */
export type WrittenCategory = Extract<WrittenItem, { type: 'category' }>
