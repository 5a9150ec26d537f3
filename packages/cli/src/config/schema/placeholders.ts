import * as z from 'zod/mini'
import { expected } from './expected.js'

/** Facts of the site by name: `{name}` in slugs and prose becomes the value. */
export const placeholdersSchema = z.record(
  z.string().check(z.refine((name) => /^[\w-]+$/.test(name), expected('letters, digits, - and _'))),
  z.string(),
)
