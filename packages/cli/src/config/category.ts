import type * as z from 'zod/mini'
import type { DeepReadonly } from './deep-readonly.js'
import type { categorySchema } from './schema/category.js'

/** What a `_category_` file says of its folder. */
export type CategoryMetadata = DeepReadonly<z.output<typeof categorySchema>>
