import * as z from 'zod/mini'
import { optional } from './field.js'
import { categoryLinkSchema } from './sidebar-item.js'
import { filledText } from './text.js'

/** Content of a `_category_.json` or `_category_.yml` file. */
export const categorySchema = z.strictObject({
  label: optional(filledText(), "Text in the sidebar; the folder's name if left out."),
  description: optional(z.string(), 'Sentence on its card.'),
  position: optional(z.number(), 'Place among its neighbours: smaller comes first.'),
  collapsible: optional(z.boolean(), 'Whether it can be closed; `docs.sidebarCollapsible` if left out.'),
  collapsed: optional(z.boolean(), 'Whether it starts closed; `docs.sidebarCollapsed` if left out.'),
  className: optional(z.string(), 'Class names for your own styles.'),
  link: optional(z.nullable(categoryLinkSchema), 'Page that the label leads to; `null` for none.'),
  customProps: optional(z.record(z.string(), z.unknown()), 'Data for your own components.'),
  key: optional(filledText(), 'Name in translation files; the label if left out.'),
})

/** Text fields: a number in one of them is the text as written, `1.10` not 1.1. */
export const CATEGORY_TEXT_FIELDS: ReadonlySet<string> = new Set(['label', 'description', 'className', 'link', 'key'])
