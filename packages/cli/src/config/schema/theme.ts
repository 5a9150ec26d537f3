import * as z from 'zod/mini'
import { byDefault, optional } from './field.js'
import { filledText } from './text.js'

/** The theme that renders the pages, and the site's overrides. */
export const themeSchema = z.strictObject({
  package: byDefault(filledText(), '@docgen/theme', 'npm package of the theme.'),
  components: byDefault(
    z.record(z.string(), filledText()),
    {},
    'Components that replace components of the theme: name → module, relative to the config.',
  ),
  accent: optional(
    filledText(),
    'Preset of the accent color: `indigo`, which is the default, `blue`, `cyan`, `teal`, `green`, `orange`, `red`, `pink`, `purple` or `graphite`.',
  ),
  fonts: byDefault(
    z.strictObject({
      text: optional(filledText(), 'Font of text: an npm package with `@font-face` rules, or a style sheet.'),
      code: optional(filledText(), 'Font of code, in the same form.'),
    }),
    {},
    'Fonts that pages load from the site; by default none, so pages use the fonts of the operating system.',
  ),
  css: byDefault(z.array(filledText()), [], 'Style sheets to load after those of the theme, relative to the config.'),
})

/** Light and dark mode. */
export const colorModeSchema = z.strictObject({
  defaultMode: byDefault(z.enum(['light', 'dark']), 'light', 'Mode of readers who have not chosen one.'),
  disableSwitch: byDefault(z.boolean(), false, 'Hide the color mode switch.'),
  respectPrefersColorScheme: byDefault(
    z.boolean(),
    false,
    'Use the mode of the operating system until the reader chooses one.',
  ),
})
