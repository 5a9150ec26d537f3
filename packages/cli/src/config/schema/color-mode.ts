import { z } from 'zod'

/** Light and dark. */
export const colorModeSchema = z.strictObject({
  defaultMode: z.enum(['light', 'dark']).default('light').describe('Mode of a reader who has not chosen.'),
  disableSwitch: z.boolean().default(false).describe('Leave the switch out.'),
  respectPrefersColorScheme: z.boolean().default(false).describe("Follow the system's mode until the reader chooses."),
})
