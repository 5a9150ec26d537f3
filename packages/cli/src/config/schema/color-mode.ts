import * as z from 'zod/mini'
import { byDefault } from './field.js'

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
