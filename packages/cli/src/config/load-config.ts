import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import type { Config, Sidebars } from './config.js'
import { findConfig } from './find-config.js'
import { type LoadedModule, loadModule } from './module/load-module.js'
import { sidebarsSchema } from './schema/sidebars.js'
import { siteSchema } from './schema/site.js'
import { diagnoseProblems } from './validate/diagnose-problems.js'
import { validate } from './validate/validate.js'
import { withoutUndefined } from './validate/without-undefined.js'

/** The config of a site and what it was made from. */
export interface LoadedConfig {
  readonly config: Config
  /** Name of the config file. */
  readonly file: string
  /** 32 hex digits over the bytes of all inputs. */
  readonly hash: string
  /** All files that went in, local imports and manifests of imported packages included, relative to the site's folder. */
  readonly inputs: readonly string[]
  /** Absolute path of the config as plain JavaScript that can be imported: it holds the plugins. */
  readonly modulePath: string
}

/** Finds, runs and validates the config of the site in a folder; `undefined` where it can't be used. */
export async function loadConfig(siteDir: string): Promise<Outcome<LoadedConfig | undefined>> {
  const found = findConfig(siteDir)
  if (found.value === undefined) return { value: undefined, diagnostics: found.diagnostics }
  const file = found.value
  const loaded = await loadModule(siteDir, file)
  const diagnostics = [...found.diagnostics, ...loaded.diagnostics]
  if (!loaded.value) return { value: undefined, diagnostics }
  const module = loaded.value
  const validation = validate(siteSchema, withoutUndefined(module.exported))
  if (!validation.ok) {
    const sources = readSources(siteDir, file, module)
    return { value: undefined, diagnostics: [...diagnostics, ...diagnoseProblems(validation.problems, sources)] }
  }
  const { docs, ...rest } = validation.value
  if (typeof docs.sidebars === 'string' && !existsSync(join(siteDir, docs.sidebars))) {
    const problem = {
      path: ['docs', 'sidebars'],
      blame: 'value',
      message: `docs.sidebars: there is no file ${docs.sidebars}`,
    } as const
    return {
      value: undefined,
      diagnostics: [...diagnostics, ...diagnoseProblems([problem], readSources(siteDir, file, module))],
    }
  }
  const sidebars = await loadSidebars(siteDir, docs.sidebars)
  if (sidebars.diagnostics.some(({ severity }) => severity === 'error')) {
    return { value: undefined, diagnostics: [...diagnostics, ...sidebars.diagnostics] }
  }
  return {
    value: {
      config: { ...rest, docs: { ...docs, sidebars: sidebars.value.sidebars } },
      file,
      hash: sidebars.value.module ? `${module.hash}-${sidebars.value.module.hash}` : module.hash,
      inputs: [...module.inputs, ...(sidebars.value.module?.inputs ?? [])],
      modulePath: module.path,
    },
    diagnostics: [...diagnostics, ...sidebars.diagnostics],
  }
}

interface LoadedSidebars {
  readonly sidebars: Sidebars | false | undefined
  /** Present where they are in a module of their own. */
  readonly module?: LoadedModule
}

async function loadSidebars(
  siteDir: string,
  given: Sidebars | string | false | undefined,
): Promise<Outcome<LoadedSidebars>> {
  if (typeof given !== 'string') return { value: { sidebars: given }, diagnostics: [] }
  const file = posix.normalize(given)
  const { value: module, diagnostics } = await loadModule(siteDir, file)
  if (!module) return { value: { sidebars: undefined }, diagnostics }
  const validation = validate(sidebarsSchema, withoutUndefined(module.exported))
  if (validation.ok) return { value: { sidebars: validation.value, module }, diagnostics }
  const problems: readonly Diagnostic[] = diagnoseProblems(validation.problems, readSources(siteDir, file, module))
  return { value: { sidebars: undefined, module }, diagnostics: [...diagnostics, ...problems] }
}

function readSources(siteDir: string, entry: string, { inputs }: LoadedModule) {
  const texts = new Map(inputs.map((input) => [input, readFileSync(join(siteDir, input), 'utf8')]))
  return { entry, texts }
}
