import * as z from 'zod/mini'
import { optional } from './field.js'
import { categoryLinkSchema } from './sidebar-item.js'
import { filledText } from './text.js'

/** Content of a `_category_.json` or `_category_.yml` file. */
export const categorySchema = z.strictObject({
  label: optional(filledText(), 'Label in the sidebar; defaults to the name of the folder.'),
  description: optional(z.string(), 'Text on its card.'),
  position: optional(z.number(), 'Position among its siblings; lower comes first.'),
  collapsible: optional(z.boolean(), 'Whether readers can collapse it; defaults to `docs.sidebarCollapsible`.'),
  collapsed: optional(z.boolean(), 'Whether it is collapsed at first; defaults to `docs.sidebarCollapsed`.'),
  className: optional(z.string(), 'CSS class names.'),
  link: optional(z.nullable(categoryLinkSchema), 'Page that the label links to; `null` for none.'),
  customProps: optional(z.record(z.string(), z.unknown()), 'Data for your components.'),
  key: optional(filledText(), 'Key in translation files; defaults to the label.'),
})

/** Text fields: a number in one of them is the text as written, `1.10` not 1.1. */
export const CATEGORY_TEXT_FIELDS: ReadonlySet<string> = new Set(['label', 'description', 'className', 'link', 'key'])
