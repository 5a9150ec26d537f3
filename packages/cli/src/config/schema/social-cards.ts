import * as z from 'zod/mini'
import { byDefault } from './field.js'
import { filledText } from './text.js'

/** Images of link previews that docgen draws. */
export const socialCardsSchema = z.strictObject({
  enabled: byDefault(
    z.boolean(),
    false,
    'Draw an image for the link previews of each page without its own. Needs the package `@takumi-rs/core`.',
  ),
  fonts: byDefault(
    z.array(filledText()),
    [],
    'Fonts for characters that `theme.fonts.text` lacks: npm packages with `@font-face` rules, or style sheets.',
  ),
})
