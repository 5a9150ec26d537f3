import type * as z from 'zod/mini'

/** Message of a failed `refine`: the words after "expected" in the diagnostic. */
export interface Expected {
  readonly error: string
  readonly params: { readonly expected: string }
}

/** Settings of a `refine` whose failure reads "expected {words}, found …". */
export function expected(words: string): Expected {
  return { error: words, params: { expected: words } }
}

/** Setting of an object schema with a shorthand: a value of the wrong type reads "expected text or an object". */
export const textOrObject = { error: sayTextOrObject } as const

/** Setting of a union by type: the words for an unknown type and for a value of the wrong kind. */
export function unknownType(words: string, kind: 'an object' | 'text or an object') {
  return { error: ({ code }: z.core.$ZodRawIssue) => (code === 'invalid_type' ? kind : words) }
}

function sayTextOrObject({ code }: z.core.$ZodRawIssue): string | undefined {
  return code === 'invalid_type' ? 'text or an object' : undefined
}
