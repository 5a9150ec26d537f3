import { z } from 'zod'
import { filledText } from './text.js'

const pixels = () => z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)])

/** A picture that stands for the site. */
export const logoSchema = z.strictObject({
  src: filledText().describe('Picture, as a path inside a static folder or an address.'),
  srcDark: filledText().exactOptional().describe('Picture for the dark colour mode.'),
  alt: z.string().default('').describe('Text for readers who do not see the picture.'),
  href: filledText().exactOptional().describe('Where it leads; the start page if left out.'),
  target: z.string().exactOptional().describe('Window that the link opens in, such as `_blank`.'),
  width: pixels().exactOptional().describe('Width in CSS pixels.'),
  height: pixels().exactOptional().describe('Height in CSS pixels.'),
  className: z.string().exactOptional().describe('Class names for your own styles.'),
})
