import type { Identifier, Literal } from 'acorn'
import { parseEsm } from '../../../parse/parse-esm.js'

/** An export of a module that comes from another module. */
export interface Reexport {
  /** Name of the export; `*` for all names of the other module except `default`. */
  readonly exported: string
  /** Name in the other module; `*` for the module as an object, or for all its names. */
  readonly imported: string
  readonly specifier: string
}

/**
 * Reads the exports of a module that only re-exports other modules, in order; `undefined` if it contains other code, or
 * is not valid JavaScript.
 */
export function readReexports(code: string): readonly Reexport[] | undefined {
  const { statements, failure } = parseEsm(code)
  if (failure) return undefined
  const locals = new Map<string, Omit<Reexport, 'exported'>>()
  const reexports: Reexport[] = []
  for (const statement of statements) {
    if (statement.type === 'EmptyStatement') continue
    // A directive, such as 'use client', exports nothing.
    if (statement.type === 'ExpressionStatement' && statement.directive !== undefined) continue
    if (statement.type === 'ImportDeclaration') {
      if (statement.specifiers.length === 0) return undefined
      for (const each of statement.specifiers) {
        const imported =
          each.type === 'ImportSpecifier'
            ? textOf(each.imported)
            : each.type === 'ImportDefaultSpecifier'
              ? 'default'
              : '*'
        locals.set(each.local.name, { imported, specifier: String(statement.source.value) })
      }
    } else if (statement.type === 'ExportAllDeclaration') {
      const exported = statement.exported ? textOf(statement.exported) : '*'
      reexports.push({ exported, imported: '*', specifier: String(statement.source.value) })
    } else if (statement.type === 'ExportNamedDeclaration' && !statement.declaration) {
      for (const { local, exported } of statement.specifiers) {
        const origin = statement.source
          ? { imported: textOf(local), specifier: String(statement.source.value) }
          : locals.get(textOf(local))
        // In builds of packages, exports always follow the imports that they name.
        if (!origin) return undefined
        reexports.push({ exported: textOf(exported), ...origin })
      }
    } else return undefined
  }
  return reexports
}

/**
 * Reads the names that code imports or re-exports from the module with a specifier; `undefined` if it needs all names,
 * or if it is not valid JavaScript.
 */
export function readImportedNames(code: string, specifier: string): readonly string[] | undefined {
  const { statements, failure } = parseEsm(code)
  if (failure) return undefined
  const names = new Set<string>()
  for (const statement of statements) {
    if (!('source' in statement) || statement.source?.value !== specifier) continue
    if (statement.type === 'ExportAllDeclaration') return undefined
    for (const each of statement.specifiers) {
      if (each.type === 'ImportNamespaceSpecifier') return undefined
      if (each.type === 'ImportDefaultSpecifier') names.add('default')
      else names.add(textOf(each.type === 'ImportSpecifier' ? each.imported : each.local))
    }
  }
  return [...names]
}

function textOf(name: Identifier | Literal): string {
  return name.type === 'Identifier' ? name.name : String(name.value)
}
