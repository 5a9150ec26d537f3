import * as z from 'zod/mini'
import { byDefault, expected, optional, required } from './field.js'
import { navbarItemSchema } from './navbar-item.js'
import { filledText, linkTarget } from './text.js'

const PIXELS = /^\d+(?:px)?$/

const pixels = () =>
  z.union([
    z.number(),
    z.pipe(
      z.string().check(z.refine((text) => PIXELS.test(text), expected('a number of pixels, such as 32'))),
      z.transform((text) => Number.parseInt(text, 10)),
    ),
  ])

/** The site's logo. */
export const logoSchema = z.strictObject({
  src: required(filledText(), 'Image: a path inside a static folder, or a URL.'),
  srcDark: optional(filledText(), 'Image for dark mode.'),
  alt: byDefault(z.string(), '', 'Alternative text of the image.'),
  href: optional(linkTarget(), 'Link target; defaults to the home page.'),
  target: optional(z.string(), '`target` of the link, such as `_blank`.'),
  width: optional(pixels(), 'Width in CSS pixels.'),
  height: optional(pixels(), 'Height in CSS pixels.'),
  className: optional(z.string(), 'CSS class names.'),
})

/** The bar at the top of every page. */
export const navbarSchema = z.strictObject({
  title: optional(filledText(), 'Text next to the logo; defaults to the title of the site if there is no logo.'),
  logo: optional(logoSchema, 'Logo at the start of the navbar.'),
  hideOnScroll: byDefault(z.boolean(), false, 'Hide the navbar while the reader scrolls down.'),
  items: byDefault(z.array(navbarItemSchema), [], 'Links and menus, in order.'),
})
