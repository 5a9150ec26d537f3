import { statSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Outcome } from '@docgen/renderer/contract'
import type { Sidebars } from './config.js'
import { type LoadedModule, loadModule } from './module/load-module.js'
import { readModuleSources } from './module/read-module-sources.js'
import { sidebarsSchema } from './schema/sidebars.js'
import type { KeyPath } from './source/locate-key.js'
import { diagnoseProblems } from './validate/diagnose-problems.js'
import { formatPath, type Problem } from './validate/problem.js'
import { validate } from './validate/validate.js'

/** Sidebars and, where they are in a module of their own, that module. */
export interface LoadedSidebars {
  readonly sidebars: Sidebars | false | undefined
  readonly module?: LoadedModule
}

/**
 * The sidebars that the config gives, or names a module of; `undefined` where that can't be used.
 * `config` is the config's own module, and where in it they stand: a wrong path is shown there.
 */
export async function loadSidebars(
  siteDir: string,
  given: Sidebars | string | false | undefined,
  config: { readonly file: string; readonly module: LoadedModule; readonly place: KeyPath },
): Promise<Outcome<LoadedSidebars | undefined>> {
  if (typeof given !== 'string') return { value: { sidebars: given }, diagnostics: [] }
  const found = findSidebarsFile(siteDir, given)
  if (found === undefined) {
    const { place } = config
    const problem: Problem = { path: place, blame: 'value', message: `${formatPath(place)}: there is no file ${given}` }
    const sources = readModuleSources(siteDir, config.file, config.module)
    return { value: undefined, diagnostics: diagnoseProblems([problem], sources) }
  }
  const file = posix.normalize(found)
  const { value: module, diagnostics } = await loadModule(siteDir, file, { acceptsNames: true })
  if (!module) return { value: undefined, diagnostics }
  const validation = validate(sidebarsSchema, module.exported)
  if (validation.ok) return { value: { sidebars: validation.value, module }, diagnostics }
  const problems = diagnoseProblems(validation.problems, readModuleSources(siteDir, file, module))
  return { value: undefined, diagnostics: [...diagnostics, ...problems] }
}

const ENDINGS = ['', '.ts', '.mts', '.cts', '.js', '.mjs', '.cjs', '.json']

/** The file of sidebars that a path names, with or without its ending. */
export function findSidebarsFile(siteDir: string, path: string): string | undefined {
  return ENDINGS.map((ending) => `${path}${ending}`).find((file) =>
    statSync(join(siteDir, file), { throwIfNoEntry: false })?.isFile(),
  )
}
