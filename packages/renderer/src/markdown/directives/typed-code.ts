/** Message and hint of a diagnostic: what is wrong, and how to fix it. */
interface Advice {
  readonly message: string
  readonly hint?: string
}

/** What a type checker has found in a block of code. Lines and characters are 0-based, as in the language service. */
export interface TypedCode {
  /** The code to show: without the comments for the type checker, and without the parts that they cut. */
  readonly code: string
  /** Lower-case language of the code to show; absent if it is the language of the block. */
  readonly language?: string
  /** Index in the block of each line of `code`; absent if the code was generated. */
  readonly sourceLines?: readonly number[]
  readonly types: readonly TypedRange[]
  /** Ranges with errors that the block expects, and ranges that a comment marks. */
  readonly marks: readonly (CodeRange & { readonly kind: 'error' | 'mark' })[]
  readonly notes: readonly TypeNote[]
  readonly problems: readonly TypeProblem[]
  /** Paths of files outside of packages whose types the block may use, relative to the site's folder. */
  readonly inputs: readonly string[]
  /** Key under which the type check has stored this result; absent if it has not. */
  readonly key?: string
}

/** A part of one line. */
export interface CodeRange {
  readonly line: number
  readonly start: number
  readonly length: number
}

/** An identifier with its type and its documentation. */
export interface TypedRange extends CodeRange {
  readonly text: string
}

/** A note below a line, as readers see it: the answer to a query, completions, or an error. */
export interface TypeNote {
  readonly line: number
  readonly kind: 'query' | 'error'
  /** One or more lines. */
  readonly text: string
}

/** A problem with the code of a block, at a position in the code as written. */
export interface TypeProblem extends Advice {
  /** Absent if the problem concerns the whole block. */
  readonly line?: number
  readonly character?: number
  readonly length?: number
}

/** Checks the types of a block. `language` is lower case. Returns a problem if no block can be checked. */
export type CheckTypes = (code: string, language: string) => Promise<TypedCode | { readonly problem: Advice }>

/** Whether a text may have code blocks whose types are checked: most texts need no search, and most sites no packages. */
export function mentionsTypes(text: string): boolean {
  return text.includes('twoslash')
}

/** Languages whose types can be checked. */
export const TYPED_LANGUAGES: ReadonlySet<string> = new Set(
  'ts tsx mts cts typescript js jsx mjs cjs javascript'.split(' '),
)
