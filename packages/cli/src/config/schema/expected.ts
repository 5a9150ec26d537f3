/** What a `refine` of a schema says when it fails: the words after "expected" in the diagnostic. */
export interface Expected {
  readonly error: string
  readonly params: { readonly expected: string }
}

/** Settings of a `refine` whose failure reads "expected {words}, found …". */
export function expected(words: string): Expected {
  return { error: words, params: { expected: words } }
}
