/** The first word of a comment that excuses findings. */
export const WORD = 'docgen-ignore'

/** A comment, with the lines that it affects: 1-based, both inclusive. */
export interface Comment {
  readonly line: number
  readonly column: number
  /** The words after `docgen-ignore`. */
  readonly text: string
  readonly from: number
  readonly to: number
}
