import type { ImportDeclaration, ImportSpecifier, Pattern } from 'acorn'
import type { EsmFailure } from '../../parse/esm-failure.js'
import { type ModuleStatement, parseEsm } from '../../parse/parse-esm.js'

/** A name bound by an import. */
export interface ImportedName {
  /** Name in this file. */
  readonly local: string
  /** Name in the module: `default`, `*`, or the name of an export. */
  readonly imported: string
}

/** An import statement of a file. */
export interface ImportStatement {
  /** Its value without escapes, loaders such as `!!raw-loader!` included. */
  readonly specifier: string
  /** Empty if the module is imported for its side effects. */
  readonly names: readonly ImportedName[]
  /** Offsets of the statement and of its end, in UTF-16 code units. */
  readonly index: number
  readonly end: number
}

/** The names that a block of ESM imports and declares. */
export interface EsmNames {
  readonly imports: readonly ImportStatement[]
  /** Names that it declares. */
  readonly declared: readonly string[]
  /** Whether it has a default export, which is a layout around the page in MDX. */
  readonly hasDefault: boolean
  /** Whether it contains anything except imports and comments. */
  readonly hasMore: boolean
  /** Present if not all of it is valid JavaScript. */
  readonly failure?: EsmFailure
}

/** Reads the names in a block of ESM with JSX; if it has a syntax error, only the names before the error. */
export function readEsm(esm: string): EsmNames {
  const { statements, failure } = parseEsm(esm)
  const imports = statements.filter((statement) => statement.type === 'ImportDeclaration')
  return {
    imports: imports.map(describe),
    declared: statements.flatMap(listDeclaredNames),
    hasDefault: statements.some(isDefault),
    hasMore: failure !== undefined || imports.length < statements.length,
    ...(failure && { failure }),
  }
}

function describe({ source, specifiers, start, end }: ImportDeclaration): ImportStatement {
  const names = specifiers.map((specifier): ImportedName => {
    const local = specifier.local.name
    if (specifier.type === 'ImportDefaultSpecifier') return { local, imported: 'default' }
    if (specifier.type === 'ImportNamespaceSpecifier') return { local, imported: '*' }
    return { local, imported: nameOf(specifier.imported) }
  })
  return { specifier: String(source.value), names, index: start, end }
}

function nameOf(name: ImportSpecifier['imported']): string {
  return name.type === 'Identifier' ? name.name : String(name.value)
}

function isDefault(statement: ModuleStatement): boolean {
  if (statement.type === 'ExportDefaultDeclaration') return true
  if (statement.type !== 'ExportNamedDeclaration') return false
  return statement.specifiers.some(({ exported }) => nameOf(exported) === 'default')
}

function listDeclaredNames(statement: ModuleStatement): string[] {
  switch (statement.type) {
    case 'ExportNamedDeclaration':
      return statement.declaration ? listDeclaredNames(statement.declaration) : []
    case 'ExportDefaultDeclaration': {
      const { declaration } = statement
      const isNamed = declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration'
      return isNamed && declaration.id ? [declaration.id.name] : []
    }
    case 'VariableDeclaration':
      return statement.declarations.flatMap(({ id }) => listPatternNames(id))
    case 'ClassDeclaration':
    case 'FunctionDeclaration':
      return [statement.id.name]
    default:
      return []
  }
}

function listPatternNames(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name]
    case 'ObjectPattern':
      return pattern.properties.flatMap((each) =>
        listPatternNames(each.type === 'RestElement' ? each.argument : each.value),
      )
    case 'ArrayPattern':
      return pattern.elements.flatMap((each) => (each ? listPatternNames(each) : []))
    case 'AssignmentPattern':
      return listPatternNames(pattern.left)
    case 'RestElement':
      return listPatternNames(pattern.argument)
    default:
      return []
  }
}
