/** An export that an expression of the new config needs. */
export interface ImportedName {
  /** Package or file. */
  readonly from: string
  /** `default`, or the name of the export. */
  readonly name: string
}

/** An expression in the new config. */
export interface Code {
  readonly [CODE]: string
  /** Local name → its import. */
  readonly imports: Readonly<Record<string, ImportedName>>
  /** The value of the expression, if the migration has it. */
  readonly value?: unknown
}

const CODE = Symbol('code')

/** Creates an expression with its imports. */
export function writeCode(expression: string, imports: Code['imports'] = {}, value?: unknown): Code {
  return { [CODE]: expression, imports, ...(value !== undefined && { value }) }
}

/** Whether a value of the new config is an expression. */
export function isCode(value: unknown): value is Code {
  return typeof value === 'object' && value !== null && CODE in value
}

/** The text of an expression. */
export function readCode(code: Code): string {
  return code[CODE]
}
