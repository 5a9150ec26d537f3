/** A compiled style sheet, and the absolute paths of its input files. */
export interface CompiledStyle {
  readonly css: string
  readonly files: readonly string[]
}

/** A style sheet that could not be compiled. `fileName` is an absolute path; lines and columns are 1-based. */
export class StyleCompileError extends Error {
  readonly fileName: string
  readonly loc: { readonly line: number; readonly column: number }
  /** The tool that failed; absent if the file's extension identifies it. */
  readonly tool: 'PostCSS' | undefined
  /** How to fix the problem, if known. */
  readonly hint: string | undefined

  constructor(message: string, fileName: string, { line = 1, column = 1, hint, tool }: CompileErrorDetails = {}) {
    super(message)
    this.fileName = fileName
    this.loc = { line, column }
    this.hint = hint
    this.tool = tool
  }
}

interface CompileErrorDetails {
  readonly line?: number
  readonly column?: number
  readonly hint?: string
  readonly tool?: 'PostCSS'
}
