/** An expression of the new config that is no plain value. */
export interface Code {
  readonly [CODE]: string
  /** Names that it needs, each with the package or file that it comes from. */
  readonly imports: Readonly<Record<string, string>>
}

const CODE = Symbol('code')

/** An expression with the default imports that it needs: name → package or file. */
export function writeCode(expression: string, imports: Code['imports'] = {}): Code {
  return { [CODE]: expression, imports }
}

/** Whether a value of the new config is an expression. */
export function isCode(value: unknown): value is Code {
  return typeof value === 'object' && value !== null && CODE in value
}

/** The text of an expression. */
export function readCode(code: Code): string {
  return code[CODE]
}
