/** The first word of a comment that suppresses findings. */
export const IGNORE_WORD = 'docgen-ignore'

/** A `docgen-ignore` comment. */
export interface Comment {
  /** 1-based position of its first word. */
  readonly line: number
  readonly column: number
  /** The words after `docgen-ignore`. */
  readonly text: string
  /** First and last line that the comment affects, 1-based. */
  readonly from: number
  readonly to: number
}
