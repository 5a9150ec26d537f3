import * as z from 'zod/mini'
import { byDefault, optional } from './field.js'
import { logoSchema } from './logo.js'
import { navbarItemSchema } from './navbar-item.js'
import { filledText } from './text.js'

/** The bar at the top of every page. */
export const navbarSchema = z.strictObject({
  title: optional(filledText(), 'Text beside the logo; the title of the site where there is neither.'),
  logo: optional(logoSchema, 'Picture at the start of the bar.'),
  hideOnScroll: byDefault(z.boolean(), false, 'Hide the bar while the reader scrolls down.'),
  items: byDefault(z.array(navbarItemSchema), [], 'Links and menus, in order.'),
})
