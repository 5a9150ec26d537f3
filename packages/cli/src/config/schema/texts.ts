import * as z from 'zod/mini'

/** UI texts that override the theme's: by locale, then by key. */
export const textsSchema = z.record(z.string(), z.record(z.string(), z.string()))
