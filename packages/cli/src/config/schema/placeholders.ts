import * as z from 'zod/mini'
import { expected } from './expected.js'

/** Site facts by name: `{name}` in slugs and content is replaced with the value. */
export const placeholdersSchema = z.record(
  z.string().check(z.refine((name) => /^[\w-]+$/.test(name), expected('letters, digits, - and _'))),
  z.string(),
)
