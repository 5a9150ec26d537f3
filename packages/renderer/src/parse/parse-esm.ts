import { type Expression, type ModuleDeclaration, type Options, Parser, type Statement } from 'acorn'
import jsx from 'acorn-jsx'
import type { EsmFailure } from './esm-failure.js'

/** A statement at the top level of a module. */
export type ModuleStatement = ModuleDeclaration | Statement

/** The statements of a text, up to the first syntax error. */
export interface ParsedEsm {
  readonly statements: readonly ModuleStatement[]
  readonly failure?: EsmFailure
}

const EsmParser = Parser.extend(jsx())
const OPTIONS: Options = { ecmaVersion: 'latest', sourceType: 'module' }
/** Maximum number of attempts. Each one parses from the start. */
const MAX_ATTEMPTS = 10

/** Parses JavaScript with JSX. Types in imports are ignored; other TypeScript is not supported. */
export function parseEsm(code: string): ParsedEsm {
  let text = withoutTypeImports(code)
  let failure: EsmFailure | undefined
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    try {
      const { body } = EsmParser.parse(text, OPTIONS)
      return { statements: body, ...(failure && { failure }) }
    } catch (error) {
      const at = offsetOf(error)
      if (at === undefined) break
      failure ??= { isOpen: at >= text.trimEnd().length || /Unterminated (?:comment|template)/.test(String(error)) }
      text = text.slice(0, startOfStatement(text, at))
    }
  }
  return { statements: [], failure: failure ?? { isOpen: false } }
}

/**
 * The syntax tree of a text that is one JavaScript expression with JSX, otherwise `undefined`. May throw a
 * `SyntaxError`.
 */
export function parseExpression(code: string): Expression | undefined {
  const [statement, ...more] = EsmParser.parse(`(${code}\n)`, OPTIONS).body
  return statement?.type === 'ExpressionStatement' && more.length === 0 ? statement.expression : undefined
}

/** Replaces the word `type` with spaces, so that offsets do not change. */
function withoutTypeImports(code: string): string {
  if (!/\btype\b/.test(code)) return code
  return code
    .replace(/^([ \t]*import[ \t]+)type(?=[ \t]+(?!from\b)[\w$]|[ \t]*[{*])/gm, '$1    ')
    .replace(/([{,][ \t\r\n]{0,99})type(?=[ \t]+(?!as\b)[\w$])/g, '$1    ')
}

/** Offset at which the parser stopped; `undefined` for an error of another kind, such as excessive nesting. */
function offsetOf(error: unknown): number | undefined {
  return error instanceof SyntaxError && 'pos' in error && typeof error.pos === 'number' ? error.pos : undefined
}

/** Start of the last line before an offset that begins with an import or export; 0 if there is none. */
function startOfStatement(text: string, at: number): number {
  for (let end = Math.min(at, text.length - 1); end > 0; ) {
    const start = text.lastIndexOf('\n', end - 1) + 1
    if (start > 0 && /^(?:im|ex)port\b/.test(text.slice(start, start + 8))) return start
    end = start - 1
  }
  return 0
}
