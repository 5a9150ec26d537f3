import type * as z from 'zod/mini'
import type { DeepReadonly } from './deep-readonly.js'
import type { frontMatterSchema } from './schema/front-matter.js'

/** The validated front matter of one document: known fields only, defaults filled. */
export type FrontMatter = DeepReadonly<z.output<typeof frontMatterSchema>>

/** Front matter as a person writes it: every field may be left out, and a site may have fields of its own. */
export type FrontMatterInput = DeepReadonly<z.input<typeof frontMatterSchema>> & Readonly<Record<string, unknown>>
