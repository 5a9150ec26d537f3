import type * as z from 'zod/mini'
import type { DeepReadonly } from '../deep-readonly.js'
import type { categorySchema } from '../schema/sidebar-item.js'

/** Content of a `_category_` file. */
export type CategoryMetadata = DeepReadonly<z.output<typeof categorySchema>>
