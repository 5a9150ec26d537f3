import { z } from 'zod'

/** Facts of the site by name: `{name}` in slugs and prose becomes the value. */
export const placeholdersSchema = z.record(z.string().regex(/^[\w-]+$/), z.string())
