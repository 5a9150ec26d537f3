import { join } from 'node:path'
import { type Diagnostic, nearestWord } from '@docgen/renderer/contract'
import { readJsonFile } from '../files/read-json-file.js'
import { isRecord } from '../is-record.js'
import { describeMissingPackage, packageOf } from '../plugins/package-loader.js'
import { readRegularFile } from '../read-regular-file.js'
import { positionAt } from '../source/position-at.js'
import { tokenize } from '../source/tokenize.js'
import { hintForPackage } from './find-script.js'

const NOT_FOUND = /^Cannot find (?:package|module) '([^']+)'/
const NO_SUCH_EXPORT = /^The requested module '([^']+)'/
const UNEXPORTED = /^Package subpath '\.([^']*)' is not defined by "exports" in (\S.*[\\/]package\.json)/

/** Maximum number of subpaths to list in a hint. */
const MAX_LIST = 8

/** The specifier in Node's error message about a module that could not be loaded; `undefined` for other messages. */
export function findMissingSpecifier(reason: string): string | undefined {
  const [, specifier] = NOT_FOUND.exec(reason) ?? NO_SUCH_EXPORT.exec(reason) ?? []
  return (specifier && findInPackage(specifier)?.name) ?? specifier ?? findUnexported(reason)?.specifier
}

/** Message and hint for an import of a missing package, file or subpath; `undefined` for other error messages. */
export function describeMissingImport(
  reason: string,
  siteDir: string,
): Required<Pick<Diagnostic, 'message' | 'hint'>> | undefined {
  const [, missing] = NOT_FOUND.exec(reason) ?? []
  if (missing !== undefined) return describeMissingFile(missing, siteDir) ?? describeMissingPackage(missing, siteDir)
  const unexported = findUnexported(reason)
  return unexported && describeUnexported(unexported)
}

function describeMissingFile(path: string, siteDir: string): { message: string; hint: string } | undefined {
  const found = findInPackage(path)
  if (!found) return undefined
  const { name, file } = found
  return {
    message: `the package ${name} is installed, but it has no file ${file}`,
    hint: hintForPackage(siteDir, name) ?? 'Install it again',
  }
}

/** The package that contains a file, and the path in it. */
function findInPackage(path: string): { name: string; file: string } | undefined {
  const parts = path.split(/[\\/]/)
  const start = parts.lastIndexOf('node_modules') + 1
  if (start === 0) return undefined
  const pathInModules = parts.slice(start).join('/')
  const name = packageOf(pathInModules)
  const file = pathInModules.slice(name.length + 1)
  return file === '' ? undefined : { name, file }
}

interface UnexportedPart {
  readonly specifier: string
  /** Name of the package. */
  readonly name: string
  /** The subpaths that it exports, without its name. */
  readonly parts: readonly string[]
}

function findUnexported(reason: string): UnexportedPart | undefined {
  const [, part = '', path] = UNEXPORTED.exec(reason) ?? []
  const manifest = path === undefined ? undefined : readJsonFile(path)
  if (!isRecord(manifest) || typeof manifest['name'] !== 'string') return undefined
  const { name, exports } = manifest
  const keys = isRecord(exports) ? Object.keys(exports).filter((key) => key.startsWith('.') && !key.includes('*')) : []
  return { specifier: name + part, name, parts: keys.map((key) => key.slice(1)) }
}

function describeUnexported({ specifier, name, parts }: UnexportedPart): { message: string; hint: string } {
  const near = nearestWord(specifier.slice(name.length), parts)
  const isShort = parts.length > 0 && parts.length <= MAX_LIST
  const advice = isShort ? `It has ${parts.map((part) => name + part).join(', ')}` : `Check its "exports"`
  return {
    message: `the package ${name} is installed, but it has no ${specifier}`,
    hint: near === undefined ? advice : `Did you mean ${name}${near}?`,
  }
}

type FilePosition = Pick<Diagnostic, 'file' | 'line' | 'column' | 'length'>

/** Position where one of `files`, relative to the site's folder, imports a specifier or a subpath of it. */
export function findSpecifier(specifier: string, siteDir: string, files: readonly string[]): FilePosition | undefined {
  for (const file of files) {
    const source = readRegularFile(join(siteDir, file)).toString()
    const token = tokenize(source).find(
      ({ kind, value }) => kind === 'string' && (value === specifier || value.startsWith(`${specifier}/`)),
    )
    if (token) return { file, ...positionAt(source, token.start, token.end) }
  }
  return undefined
}
