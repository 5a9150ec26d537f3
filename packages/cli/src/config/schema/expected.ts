import type * as z from 'zod/mini'

/** What a `refine` of a schema says when it fails: the words after "expected" in the diagnostic. */
export interface Expected {
  readonly error: string
  readonly params: { readonly expected: string }
}

/** Settings of a `refine` whose failure reads "expected {words}, found …". */
export function expected(words: string): Expected {
  return { error: words, params: { expected: words } }
}

/** Setting of an object schema that stands behind a shorthand: a value of the wrong kind reads "expected text or an object". */
export const textOrObject = { error: sayTextOrObject } as const

/** Setting of a union by type: what an unknown type and a value of the wrong kind are called. */
export function unknownType(words: string, kind: 'an object' | 'text or an object') {
  return { error: ({ code }: z.core.$ZodRawIssue) => (code === 'invalid_type' ? kind : words) }
}

function sayTextOrObject({ code }: z.core.$ZodRawIssue): string | undefined {
  return code === 'invalid_type' ? 'text or an object' : undefined
}
