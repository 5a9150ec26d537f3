import * as z from 'zod/mini'
import { isRecord } from '../is-record.js'
import { type AttributesInput, attributesSchema, collectAttributes } from './attributes.js'
import { checkFooterLink } from './check-link.js'
import { anyObject, byDefault, expected, optional, required, shorthand } from './field.js'
import { keepFacts } from './names-of-keys.js'
import { logoSchema } from './navbar.js'
import { filledText, linkTarget, route } from './text.js'

const className = optional(z.string(), 'CSS class names.')

const link = required(
  z
    .strictObject({
      label: optional(filledText(), 'Text of the link.'),
      to: optional(route(), 'Route of a page of this site.'),
      href: optional(linkTarget(), 'URL of another site, or any URL to use unchanged.'),
      html: optional(filledText(), 'HTML instead of a link.'),
      className,
      attributes: attributesSchema,
    })
    .check(z.superRefine(checkFooterLink)),
  'A link.',
)

const links = z.array(shorthand((item: FooterLinkInput) => collectAttributes(item), link, anyObject))

const column = required(
  z.strictObject({
    title: required(z.nullable(filledText()), 'Heading of the column; `null` for none.'),
    className,
    items: byDefault(links, [], 'Links of the column.'),
  }),
  'A column of links.',
)

const columns = z.array(column)

/** A list of columns, or a list of links; a list with both is invalid. */
const columnsOrLinks = z
  .pipe(
    z.custom<z.input<typeof columns> | FooterLinkInput[]>(Array.isArray, expected('a list')),
    z.transform((list, context): FooterColumn[] | FooterLink[] => {
      for (const [index, element] of list.entries()) {
        if (isColumn(element) === isColumn(list[0])) continue
        const message = 'columns and plain links cannot be mixed'
        context.issues.push({ code: 'custom', input: list, path: [index], message })
        return z.NEVER
      }
      const result = (isColumn(list[0]) ? columns : links).safeParse(list, { error: keepFacts })
      if (result.success) return result.data
      context.issues.push({ code: 'custom', input: list, params: { issues: result.error.issues } })
      return z.NEVER
    }),
  )
  .check(z.meta({ writtenAs: z.union([columns, links]) }))

/** The footer of every page. Without this field, pages have no footer. */
export const footerSchema = z.strictObject({
  style: byDefault(z.enum(['light', 'dark']), 'light', 'Color scheme of the footer.'),
  logo: optional(logoSchema, 'Logo above the copyright notice.'),
  copyright: optional(filledText(), 'Copyright notice, as HTML.'),
  links: byDefault(columnsOrLinks, [], 'Columns, each with `title` and `items`; or a list of links.'),
})

/** A footer link as written in the config. */
export type FooterLinkInput = z.input<typeof link> & AttributesInput

/** A footer link. */
export type FooterLink = z.output<typeof link>

/** A footer column. */
export type FooterColumn = z.output<typeof column>

function isColumn(element: unknown): boolean {
  return isRecord(element) && 'title' in element
}
