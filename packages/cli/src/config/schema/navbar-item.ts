import { z } from 'zod'
import { type AttributesInput, attributesSchema } from './attributes.js'
import { checkLink, checkToggle } from './check-link.js'
import { expected, unknownType } from './expected.js'
import { fillMenuItem, fillType } from './fill-navbar-item.js'
import { filledText, route } from './text.js'

const className = z.string().exactOptional().describe('Class names for your own styles.')
const position = z.enum(['left', 'right']).default('left').describe('Side of the bar.')
const label = filledText().exactOptional().describe('Text of the item.')
const html = filledText().exactOptional().describe('HTML in place of the label.')

const linkFields = {
  label,
  html,
  to: route().exactOptional().describe('Route of a page of this site.'),
  href: filledText().exactOptional().describe('Address of another site, or any address that is used as it is.'),
  className,
  activeBasePath: z.string().exactOptional().describe('The item is marked current on every page below this path.'),
  activeBaseRegex: z
    .string()
    .refine(isRegularExpression, expected('a regular expression'))
    .exactOptional()
    .describe('The item is marked current on every page whose path this expression matches, case ignored.'),
  prependBaseUrlToHref: z.boolean().default(false).describe('Put the base URL before `href`.'),
  attributes: attributesSchema,
}

const docFields = {
  docId: filledText().describe('Id of the document.'),
  label: label.describe("Text of the item; the document's sidebar label if left out."),
  className,
  attributes: attributesSchema,
}

const sidebarFields = {
  sidebarId: filledText().describe('Id of the sidebar; the item leads to its first link.'),
  label: label.describe("Text of the item; that of the sidebar's first link if left out."),
  className,
  attributes: attributesSchema,
}

const versionFields = {
  label: label.describe("Text of the item; the version's label if left out."),
  to: route().exactOptional().describe("Route of a page; the version's main page if left out."),
  className,
  attributes: attributesSchema,
}

const htmlFields = { value: filledText().describe('HTML of the item.'), className }

const link = z.strictObject({ type: z.literal('default'), ...linkFields }).superRefine(checkLink)

const menuItem = z.discriminatedUnion(
  'type',
  [
    link,
    z.strictObject({ type: z.literal('doc'), ...docFields }),
    z.strictObject({ type: z.literal('docSidebar'), ...sidebarFields }),
    z.strictObject({ type: z.literal('docsVersion'), ...versionFields }),
    z.strictObject({ type: z.literal('html'), ...htmlFields }),
  ],
  unknownType('unknown navbar item type', 'an object'),
)

const menuItems = z.array(z.preprocess((item: MenuItemInput, context) => fillMenuItem(item, context), menuItem))

const menuFields = {
  dropdownItemsBefore: menuItems.default([]).describe('Items before those of the menu itself.'),
  dropdownItemsAfter: menuItems.default([]).describe('Items after those of the menu itself.'),
  className,
  position,
  attributes: attributesSchema,
}

const barItem = z.discriminatedUnion(
  'type',
  [
    z.strictObject({ type: z.literal('default'), ...linkFields, position }).superRefine(checkLink),
    z
      .strictObject({
        type: z.literal('dropdown'),
        ...linkFields,
        items: menuItems.describe('Items of the menu.'),
        position,
      })
      .superRefine(checkToggle),
    z.strictObject({ type: z.literal('doc'), ...docFields, position }),
    z.strictObject({ type: z.literal('docSidebar'), ...sidebarFields, position }),
    z.strictObject({ type: z.literal('docsVersion'), ...versionFields, position }),
    z.strictObject({
      type: z.literal('docsVersionDropdown'),
      ...menuFields,
      versions: z
        .union([z.array(filledText()), z.record(z.string(), z.strictObject({ label }))])
        .exactOptional()
        .describe('Versions to list, by name, or by name with another label; all if left out.'),
    }),
    z.strictObject({
      type: z.literal('localeDropdown'),
      ...menuFields,
      queryString: z.string().default('').describe('Query string to add to every address.'),
    }),
    z.strictObject({ type: z.literal('search'), className, position }),
    z.strictObject({ type: z.literal('html'), ...htmlFields, position }),
  ],
  unknownType('unknown navbar item type', 'an object'),
)

/** One item of the navigation bar; without a `type` it is a link, or a menu where it has `items`. */
export const navbarItemSchema = z.preprocess((item: NavbarItemInput) => fillType(item), barItem)

/** One item of the navigation bar, defaults filled. */
export type NavbarItem = z.output<typeof barItem>

type WithOptionalType<Item, Type> = Item extends { type: Type } ? Omit<Item, 'type'> & { type?: Type } : Item
type WithAttributes<Item> = Item extends { attributes?: unknown } ? Item & AttributesInput : Item

/** An item of a menu as the config writes it. */
export type MenuItemInput = WithAttributes<WithOptionalType<z.input<typeof menuItem>, 'default'>>

/** An item of the bar as the config writes it. */
export type NavbarItemInput = WithAttributes<
  WithOptionalType<WithOptionalType<z.input<typeof barItem>, 'default'>, 'dropdown'>
>

function isRegularExpression(source: string): boolean {
  try {
    return new RegExp(source) instanceof RegExp
  } catch {
    return false
  }
}
