import { z } from 'zod'
import type { DeepReadonly } from '../deep-readonly.js'
import { type AttributesInput, attributesSchema, collectAttributes } from './attributes.js'
import { checkFooterLink } from './check-link.js'
import { expected } from './expected.js'
import { isRecord } from './is-record.js'
import { logoSchema } from './logo.js'
import { namesOfKeys } from './names-of-keys.js'
import { filledText, route } from './text.js'

const className = z.string().exactOptional().describe('Class names for your own styles.')

const link = z
  .strictObject({
    label: filledText().exactOptional().describe('Text of the link.'),
    to: route().exactOptional().describe('Route of a page of this site.'),
    href: filledText().exactOptional().describe('Address of another site, or any address that is used as it is.'),
    html: filledText().exactOptional().describe('HTML in place of a link.'),
    className,
    attributes: attributesSchema,
  })
  .superRefine(checkFooterLink)

const links = z.array(z.preprocess((item: FooterLinkInput) => collectAttributes(item), link))

const column = z.strictObject({
  title: filledText().nullable().describe('Heading of the column; `null` for none.'),
  className,
  items: links.default([]).describe('Links of the column.'),
})

const columns = z.array(column)

/** Columns or links: all elements are of one kind. */
const columnsOrLinks = z
  .custom<z.input<typeof columns> | FooterLinkInput[]>(Array.isArray, expected('a list'))
  .transform((list, context): FooterColumn[] | FooterLink[] => {
    for (const [index, element] of list.entries()) {
      if (isColumn(element) === isColumn(list[0])) continue
      context.addIssue({ code: 'custom', path: [index], message: "columns and plain links can't stand side by side" })
      return z.NEVER
    }
    const result = (isColumn(list[0]) ? columns : links).safeParse(list, { error: namesOfKeys })
    if (result.success) return result.data
    context.addIssue({ code: 'custom', params: { issues: result.error.issues } })
    return z.NEVER
  })
  .meta({ writtenAs: z.union([columns, links]) })

/** What stands below every page; a site without this field has no footer. */
export const footerSchema = z.strictObject({
  style: z.enum(['light', 'dark']).default('light').describe('Ground that the footer stands on.'),
  logo: logoSchema.exactOptional().describe('Picture above the copyright.'),
  copyright: filledText().exactOptional().describe('Last line, as HTML.'),
  links: columnsOrLinks.default([]).describe('Columns, each with `title` and `items`, or a plain list of links.'),
})

/** A link of the footer as the config writes it. */
export type FooterLinkInput = z.input<typeof link> & AttributesInput

/** A link of the footer. */
export type FooterLink = z.output<typeof link>

/** A column of the footer. */
export type FooterColumn = z.output<typeof column>

/** Whether the footer's links are columns. */
export function hasColumns(
  list: DeepReadonly<FooterColumn[] | FooterLink[]>,
): list is readonly DeepReadonly<FooterColumn>[] {
  return isColumn(list[0])
}

function isColumn(element: unknown): boolean {
  return isRecord(element) && 'title' in element
}
