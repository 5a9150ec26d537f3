import * as z from 'zod/mini'
import { byDefault, expected } from './field.js'

/** Splits the name of a file or folder, without its extension, into its number and the name without the number. */
export type NumberPrefixParser = (filename: string) => {
  /** The name without the number. */
  readonly filename: string
  /** Position in the sidebar; absent for none. */
  readonly numberPrefix?: number | undefined
}

/** Field that decides which prefixes of names are positions. */
export function numberPrefixes() {
  return byDefault(
    z
      .custom<boolean | NumberPrefixParser>(
        (value) => typeof value === 'boolean' || typeof value === 'function',
        expected('true, false, or a function that splits names'),
      )
      .check(z.meta({ title: 'boolean or function' })),
    true,
    'Use a prefix such as `01-` in a file name as its sidebar position, and omit it from the URL. A function decides for each name: it returns `{ filename, numberPrefix }`, as in Docusaurus.',
  )
}
