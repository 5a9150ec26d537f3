import type { SidebarItemConfig } from '../../config/config.js'
import type { DeepReadonly } from '../../config/deep-readonly.js'
import type { GeneratedItem } from './autogenerate-items.js'

/** An item as the config, or a folder, has it. */
export type WrittenItem = DeepReadonly<SidebarItemConfig> | GeneratedItem
/** A category as the config, or a folder, has it. */
export type WrittenCategory = Extract<WrittenItem, { type: 'category' }>
