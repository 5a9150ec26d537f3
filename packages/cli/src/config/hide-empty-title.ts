import type { FrontMatter } from './front-matter.js'

/**
 * An empty title hides the title of the page; menus and the browser tab then show its first heading or its file
 * name.
 */
export function hideEmptyTitle<Fields extends Partial<FrontMatter>>(fields: Fields): Omit<Fields, 'title'> | Fields {
  const { title, ...rest } = fields
  return title?.trim() === '' ? { ...rest, hide_title: true } : fields
}
