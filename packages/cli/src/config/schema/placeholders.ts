import { z } from 'zod'
import { expected } from './expected.js'

/** Facts of the site by name: `{name}` in slugs and prose becomes the value. */
export const placeholdersSchema = z.record(
  z.string().refine((name) => /^[\w-]+$/.test(name), expected('letters, digits, - and _')),
  z.string(),
)
