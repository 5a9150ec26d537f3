import * as z from 'zod/mini'
import { byDefault, optional } from './field.js'
import { filledText } from './text.js'

/** Images of link previews that docgen creates. */
export const socialCardsSchema = z.strictObject({
  enabled: optional(
    z.boolean(),
    'Create an image for the link previews of each page without its own. Needs the package `@takumi-rs/core`. By default, docgen creates them on sites of up to 80 pages whose `package.json` lists it.',
  ),
  fonts: byDefault(
    z.array(filledText()),
    [],
    'Fonts for characters that `theme.fonts.text` lacks: npm packages with `@font-face` rules, or style sheets.',
  ),
})
