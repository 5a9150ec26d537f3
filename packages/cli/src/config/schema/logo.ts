import * as z from 'zod/mini'
import { expected } from './expected.js'
import { byDefault, optional, required } from './field.js'
import { filledText } from './text.js'

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
  src: required(filledText(), 'Picture, as a path inside a static folder or an address.'),
  srcDark: optional(filledText(), 'Picture for the dark colour mode.'),
  alt: byDefault(z.string(), '', 'Text for readers who do not see the picture.'),
  href: optional(filledText(), 'Where it leads; the start page if left out.'),
  target: optional(z.string(), 'Window that the link opens in, such as `_blank`.'),
  width: optional(pixels(), 'Width in CSS pixels.'),
  height: optional(pixels(), 'Height in CSS pixels.'),
  className: optional(z.string(), 'Class names for your own styles.'),
})
