import type * as z from 'zod/mini'
import type { DeepReadonly } from './deep-readonly.js'
import type { frontMatterSchema } from './schema/front-matter.js'

/** The validated front matter of one page: only docgen's fields, with their defaults filled in. */
export type FrontMatter = DeepReadonly<z.output<typeof frontMatterSchema>>

/** Front matter as authors write it: every field is optional, and sites can have custom fields. */
export type FrontMatterInput = DeepReadonly<z.input<typeof frontMatterSchema>> & Readonly<Record<string, unknown>>

/**
 * Replaces an empty title with `hide_title`: it hides the title of the page, while menus and the browser tab show the
 * first heading or the file name.
 */
export function hideEmptyTitle<Fields extends Partial<FrontMatter>>(fields: Fields): Omit<Fields, 'title'> | Fields {
  const { title, ...rest } = fields
  return title?.trim() === '' ? { ...rest, hide_title: true } : fields
}
