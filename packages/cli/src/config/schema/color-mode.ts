import * as z from 'zod/mini'
import { byDefault } from './field.js'

/** Light and dark mode. */
export const colorModeSchema = z.strictObject({
  defaultMode: byDefault(z.enum(['light', 'dark']), 'light', 'Mode of a reader who has not chosen.'),
  disableSwitch: byDefault(z.boolean(), false, 'Leave the switch out.'),
  respectPrefersColorScheme: byDefault(z.boolean(), false, "Follow the system's mode until the reader chooses."),
})
