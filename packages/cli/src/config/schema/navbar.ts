import * as z from 'zod/mini'
import { byDefault, optional } from './field.js'
import { logoSchema } from './logo.js'
import { navbarItemSchema } from './navbar-item.js'
import { filledText } from './text.js'

/** The bar at the top of every page. */
export const navbarSchema = z.strictObject({
  title: optional(filledText(), 'Text next to the logo; defaults to the title of the site if there is no logo.'),
  logo: optional(logoSchema, 'Logo at the start of the navbar.'),
  hideOnScroll: byDefault(z.boolean(), false, 'Hide the navbar while the reader scrolls down.'),
  items: byDefault(z.array(navbarItemSchema), [], 'Links and menus, in order.'),
})
