import type { ImportDeclaration, ImportSpecifier, Pattern } from 'acorn'
import type { EsmFailure } from '../parse/esm-failure.js'
import { type ModuleStatement, parseEsm } from '../parse/parse-esm.js'

/** One name that an import brings. */
export interface ImportedName {
  /** In this file. */
  readonly local: string
  /** In the module: `default`, `*`, or the name of an export. */
  readonly imported: string
}

/** An import of a file's ESM. */
export interface ImportStatement {
  /** Its value without escapes, loaders like `!!raw-loader!` included. */
  readonly specifier: string
  /** None where the module is imported for what it does. */
  readonly names: readonly ImportedName[]
  /** Offset of the statement in UTF-16 code units. */
  readonly index: number
}

/** What a block of ESM imports and declares. */
export interface EsmNames {
  readonly imports: readonly ImportStatement[]
  /** Names that its own declarations bring. */
  readonly declared: readonly string[]
  /** Whether it holds anything else than imports and comments. */
  readonly hasMore: boolean
  /** Present where not all of it is JavaScript. */
  readonly failure?: EsmFailure
}

/** Reads a block of ESM with JSX; of one with a syntax error, what comes before the error. */
export function readEsm(esm: string): EsmNames {
  const { statements, failure } = parseEsm(esm)
  const imports = statements.filter((statement) => statement.type === 'ImportDeclaration')
  return {
    imports: imports.map(describe),
    declared: statements.flatMap(namesDeclared),
    hasMore: failure !== undefined || imports.length < statements.length,
    ...(failure && { failure }),
  }
}

function describe({ source, specifiers, start }: ImportDeclaration): ImportStatement {
  const names = specifiers.map((specifier): ImportedName => {
    const local = specifier.local.name
    if (specifier.type === 'ImportDefaultSpecifier') return { local, imported: 'default' }
    if (specifier.type === 'ImportNamespaceSpecifier') return { local, imported: '*' }
    return { local, imported: nameOf(specifier.imported) }
  })
  return { specifier: String(source.value), names, index: start }
}

function nameOf(name: ImportSpecifier['imported']): string {
  return name.type === 'Identifier' ? name.name : String(name.value)
}

function namesDeclared(statement: ModuleStatement): string[] {
  switch (statement.type) {
    case 'ExportNamedDeclaration':
      return statement.declaration ? namesDeclared(statement.declaration) : []
    case 'ExportDefaultDeclaration': {
      const { declaration } = statement
      const isNamed = declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration'
      return isNamed && declaration.id ? [declaration.id.name] : []
    }
    case 'VariableDeclaration':
      return statement.declarations.flatMap(({ id }) => namesIn(id))
    case 'ClassDeclaration':
    case 'FunctionDeclaration':
      return [statement.id.name]
    default:
      return []
  }
}

function namesIn(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name]
    case 'ObjectPattern':
      return pattern.properties.flatMap((each) => namesIn(each.type === 'RestElement' ? each.argument : each.value))
    case 'ArrayPattern':
      return pattern.elements.flatMap((each) => (each ? namesIn(each) : []))
    case 'AssignmentPattern':
      return namesIn(pattern.left)
    case 'RestElement':
      return namesIn(pattern.argument)
    default:
      return []
  }
}
