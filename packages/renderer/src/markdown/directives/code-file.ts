/** The file whose code a block shows. */
export interface CodeFile {
  /** The compiler's path; absent if the file is missing. */
  readonly path?: string
  /** Line index → what happened to the line since a Git revision. */
  readonly changes?: ReadonlyMap<number, 'added' | 'removed'>
}
