import * as z from 'zod/mini'
import { isRecord } from '../is-record.js'
import { type AttributesInput, attributesSchema, collectAttributes } from './attributes.js'
import { checkLink, checkToggle } from './check-link.js'
import {
  anyObject,
  byDefault,
  expected,
  type FillContext,
  optional,
  required,
  shorthand,
  unknownType,
} from './field.js'
import { filledText, linkTarget, route } from './text.js'

const className = optional(z.string(), 'CSS class names.')
const side = byDefault(z.enum(['left', 'right']), 'left', 'Side of the navbar.')
const position = byDefault(
  z.enum(['left', 'right', 'tabs']),
  'left',
  'Side of the navbar; `tabs` puts the item in a second row below it.',
)
const label = (words: string) => optional(filledText(), words)
const html = optional(filledText(), 'HTML instead of the label.')
const icon = optional(
  filledText(),
  'An icon before the label, such as `lucide:rocket`, from an installed Iconify set; or an emoji.',
)

const linkFields = {
  label: label('Text of the item.'),
  html,
  to: optional(route(), 'Route of a page of this site.'),
  href: optional(linkTarget(), 'URL of another site, or any URL to use unchanged.'),
  icon,
  className,
  activeBasePath: optional(
    z.string(),
    'The item matches every page below this path. Of all items, the one that matches a page most closely is active.',
  ),
  activeBaseRegex: optional(
    z.string().check(z.refine(isRegularExpression, expected('a regular expression'))),
    'The item matches every page whose path matches this regular expression, ignoring case.',
  ),
  prependBaseUrlToHref: byDefault(z.boolean(), false, 'Prepend the base URL to `href`.'),
  attributes: attributesSchema,
}

const docsPluginId = optional(filledText(), 'Id of the docs folder, on a site with several.')

const docFields = {
  docsPluginId,
  docId: required(filledText(), 'Id of the page.'),
  label: label('Text of the item; defaults to the sidebar label of the page.'),
  html,
  icon,
  className,
  attributes: attributesSchema,
}

const sidebarFields = {
  docsPluginId,
  sidebarId: required(filledText(), 'Id of the sidebar; the item links to its first page.'),
  label: label('Text of the item; defaults to the text of the first link in the sidebar.'),
  html,
  icon,
  className,
  attributes: attributesSchema,
}

const versionFields = {
  docsPluginId,
  label: label('Text of the item; defaults to the label of the version.'),
  html,
  to: optional(route(), 'Route of a page; defaults to the main page of the version.'),
  icon,
  className,
  attributes: attributesSchema,
}

const htmlFields = { value: required(filledText(), 'HTML of the item.'), className }

const link = z.strictObject({ type: z.literal('default'), ...linkFields }).check(z.superRefine(checkLink))

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

const menuItems = z.array(shorthand((item: MenuItemInput, context) => fillMenuItem(item, context), menuItem, anyObject))

const menuFields = {
  dropdownItemsBefore: byDefault(menuItems, [], 'Items before the generated ones.'),
  dropdownItemsAfter: byDefault(menuItems, [], 'Items after the generated ones.'),
  className,
  position,
  attributes: attributesSchema,
}

const barItem = z.discriminatedUnion(
  'type',
  [
    z.strictObject({ type: z.literal('default'), ...linkFields, position }).check(z.superRefine(checkLink)),
    z
      .strictObject({
        type: z.literal('dropdown'),
        ...linkFields,
        items: required(menuItems, 'Items of the menu: every type except menus and search, without `position`.'),
        position,
      })
      .check(z.superRefine(checkToggle)),
    z.strictObject({ type: z.literal('doc'), ...docFields, position }),
    z.strictObject({ type: z.literal('docSidebar'), ...sidebarFields, position }),
    z.strictObject({ type: z.literal('docsVersion'), ...versionFields, position }),
    z.strictObject({
      type: z.literal('docsVersionDropdown'),
      docsPluginId,
      ...menuFields,
      versions: optional(
        z.union([
          z.array(filledText()),
          z.record(
            z.string(),
            z.strictObject({ label: label('Text in the menu; defaults to the label of the version.') }),
          ),
        ]),
        'Versions to list: names, or names with labels; defaults to all.',
      ),
    }),
    z.strictObject({
      type: z.literal('localeDropdown'),
      ...menuFields,
      queryString: byDefault(z.string(), '', 'Query string to add to every URL.'),
    }),
    z.strictObject({ type: z.literal('search'), className, position: side }),
    z.strictObject({ type: z.literal('html'), ...htmlFields, position }),
  ],
  unknownType('unknown navbar item type', 'an object'),
)

/** A navbar item; without a `type` it is a link, or a menu if it has `items`. */
export const navbarItemSchema = shorthand((item: NavbarItemInput) => fillType(item), barItem, anyObject)

/** A navbar item with defaults filled in. */
export type NavbarItem = z.output<typeof barItem>

type WithOptionalType<Item, Type> = Item extends { type: Type } ? Omit<Item, 'type'> & { type?: Type } : Item
type WithAttributes<Item> = Item extends { attributes?: unknown } ? Item & AttributesInput : Item

/** A menu item as written in the config. */
export type MenuItemInput = WithAttributes<WithOptionalType<z.input<typeof menuItem>, 'default'>>

/** A navbar item as written in the config. */
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

const NOT_IN_A_MENU = new Set(['dropdown', 'docsVersionDropdown', 'localeDropdown', 'search'])

/** A navbar item with its attributes collected and its type inferred: a menu if it has a list, else a link. */
function fillType(item: unknown): unknown {
  const filled = collectAttributes(item)
  if (!isRecord(filled)) return filled
  const { type } = filled
  if (type !== undefined) return filled
  return { ...filled, type: 'items' in filled || hasList(filled) ? 'dropdown' : 'default' }
}

/** Whether an item has a list, even under a wrong name: docgen then suggests the fields of a menu for the name. */
function hasList(item: Readonly<Record<string, unknown>>): boolean {
  return Object.values(item).some(Array.isArray)
}

/** A menu item, filled in like a navbar item; reports items that a menu cannot contain. */
function fillMenuItem(item: unknown, context: FillContext): unknown {
  const filled = fillType(item)
  if (!isRecord(filled)) return filled
  const { type } = filled
  if (NOT_IN_A_MENU.has(String(type))) {
    context.issues.push({ code: 'custom', input: item, message: 'Nested dropdowns are not allowed' })
  } else if ('position' in filled) {
    context.issues.push({
      code: 'custom',
      input: item,
      path: ['position'],
      message: 'position is only for items of the bar itself',
    })
  }
  return filled
}
