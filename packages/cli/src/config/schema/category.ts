import { z } from 'zod'
import { categoryLinkSchema } from './sidebar-item.js'
import { filledText } from './text.js'

/** Content of a `_category_.json` or `_category_.yml` file. */
export const categorySchema = z.strictObject({
  label: filledText().exactOptional().describe("Text in the sidebar; the folder's name if left out."),
  description: z.string().exactOptional().describe('Sentence on its card.'),
  position: z.number().exactOptional().describe('Place among its neighbours: smaller comes first.'),
  collapsible: z.boolean().exactOptional().describe('Whether it can be closed; `docs.sidebarCollapsible` if left out.'),
  collapsed: z.boolean().exactOptional().describe('Whether it starts closed; `docs.sidebarCollapsed` if left out.'),
  className: z.string().exactOptional().describe('Class names for your own styles.'),
  link: categoryLinkSchema.nullable().exactOptional().describe('Page that the label leads to; `null` for none.'),
  customProps: z.record(z.string(), z.unknown()).exactOptional().describe('Data for your own components.'),
  key: filledText().exactOptional().describe('Name in translation files; the label if left out.'),
})

/** Fields that hold texts: a number in one of them is the text that was written, `1.10` not 1.1. */
export const CATEGORY_TEXT_FIELDS: ReadonlySet<string> = new Set(['label', 'description', 'className', 'link', 'key'])
