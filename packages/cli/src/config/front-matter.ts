import type * as z from 'zod/mini'
import type { DeepReadonly } from './deep-readonly.js'
import type { frontMatterSchema } from './schema/front-matter.js'

/** The validated front matter of one document: known fields only, defaults filled. */
export type FrontMatter = DeepReadonly<z.output<typeof frontMatterSchema>>
