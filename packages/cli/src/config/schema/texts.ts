import * as z from 'zod/mini'

/** Texts of the interface in place of the theme's: by locale, then by key. */
export const textsSchema = z.record(z.string(), z.record(z.string(), z.string()))
