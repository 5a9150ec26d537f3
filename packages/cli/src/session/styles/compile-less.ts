import { join, resolve } from 'node:path'
import { readRegularFile } from '../../config/read-regular-file.js'
import { type CompiledStyle, StyleCompileError } from './compiled-style.js'
import { listLoadPaths, loadCompiler } from './load-compiler.js'

interface LessFailure {
  readonly message: string
  readonly filename?: string
  readonly line?: number
  /** 0-based. */
  readonly column?: number
}

interface LessManager {
  loadFileSync: (name: string, folder: string, ...rest: unknown[]) => unknown
}

interface LessCompiler {
  readonly FileManager: new () => LessManager
  readonly render: (
    text: string,
    options: object,
    done: (error: LessFailure | null, output?: { readonly css: string; readonly imports: readonly string[] }) => void,
  ) => unknown
}

/** Compiles a file with the site's installed `less`. Throws a `StyleCompileError` if that fails. */
export function compileLess(path: string, siteDir: string): CompiledStyle {
  const less = loadCompiler({ path, siteDir, names: ['less'], isCompiler })
  const options = {
    filename: path,
    paths: listLoadPaths(path, siteDir),
    syncImport: true,
    plugins: [
      { install: (_: unknown, manager: PluginManager) => manager.addFileManager(createManager(less, siteDir)) },
    ],
  }
  let compiled: CompiledStyle | undefined
  let failure: LessFailure | undefined
  // With `syncImport`, `render` calls the callback before it returns.
  less.render(readRegularFile(path).toString(), options, (error, output) => {
    failure = error ?? undefined
    compiled = output && { css: output.css, files: [path, ...output.imports.map((file) => resolve(file))] }
  })
  if (compiled) return compiled
  const { message = 'it cannot be compiled', filename = path, line, column } = failure ?? {}
  throw new StyleCompileError(message, filename, {
    ...(line !== undefined && { line }),
    ...(typeof column === 'number' && { column: column + 1 }),
  })
}

interface PluginManager {
  readonly addFileManager: (manager: LessManager) => void
}

/** Creates a file manager that resolves `~package/file` and `@site/file` like webpack in Docusaurus sites. */
function createManager(less: LessCompiler, siteDir: string): LessManager {
  const manager = new less.FileManager()
  const load = manager.loadFileSync.bind(manager)
  manager.loadFileSync = (name, ...rest) =>
    load(
      name.replace(/^~/, '').replace(/^@site(?=\/)/, () => join(siteDir)),
      ...rest,
    )
  return manager
}

function isCompiler(value: unknown): value is LessCompiler {
  return typeof value === 'object' && value !== null && 'render' in value && 'FileManager' in value
}
