import * as z from 'zod/mini'
import { expected } from './field.js'

const NAME = /^[\p{ID_Start}$_][\p{ID_Continue}$]*(?:\.[\p{ID_Start}$_][\p{ID_Continue}$]*)*$/u

/** Whether a text can be the name of a constant: an identifier, or several with dots between them. */
export function isConstantName(name: string): boolean {
  return NAME.test(name)
}

/** Global constants: name → value. */
export const defineSchema = z.record(
  z.string().check(z.refine(isConstantName, expected('a name such as __DEV__ or process.env.API_URL'))),
  z.unknown(),
)

/** Extensions that imports may omit. */
export const extensionsSchema = z.array(
  z.string().check(z.refine((ending) => /^(?:\.[\w-]+)+$/.test(ending), expected('an extension such as .web.js'))),
)
