import { z } from 'zod'
import { logoSchema } from './logo.js'
import { navbarItemSchema } from './navbar-item.js'
import { filledText } from './text.js'

/** The bar at the top of every page. */
export const navbarSchema = z.strictObject({
  title: filledText().exactOptional().describe('Text beside the logo.'),
  logo: logoSchema.exactOptional().describe('Picture at the start of the bar.'),
  hideOnScroll: z.boolean().default(false).describe('Hide the bar while the reader scrolls down.'),
  items: z.array(navbarItemSchema).default([]).describe('Links and menus, in order.'),
})
