import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inFolder } from '../../config/docusaurus/in-folder.js'
import { loadModule } from '../../config/module/load-module.js'
import { explainFailure, openPackageLoader, writePackageLoader } from '../../config/package-loader.js'
import { readRegularFile } from '../../config/read-regular-file.js'
import { isRecord } from '../../config/schema/field.js'
import { parseYaml } from '../../config/yaml/parse-yaml.js'
import { StyleCompileError } from './compiled-style.js'
import { loadCompiler } from './load-compiler.js'

const CODE = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs']

/** Names of the config of PostCSS in a site's folder, in the order of postcss-load-config. */
const CONFIG_FILES = [
  ...['', '.json', '.yaml', '.yml', ...CODE.map((ending) => `.${ending}`)].map((ending) => `.postcssrc${ending}`),
  ...[...CODE, 'json'].map((ending) => `postcss.config.${ending}`),
]

/** The config of PostCSS of a site, relative to its folder; `undefined` if it has none. */
export function findPostCssConfig(siteDir: string): string | undefined {
  return CONFIG_FILES.find((name) => existsSync(join(siteDir, name)))
}

/** A style sheet to process. */
export interface PostCssRequest {
  readonly siteDir: string
  /** Name of the config, relative to the site's folder. */
  readonly config: string
  readonly css: string
  /** Absolute path of its file. */
  readonly path: string
}

/** A processed style sheet. */
export interface ProcessedStyle {
  readonly css: string
  /** Absolute paths of the files and folders that plugins read. */
  readonly inputs: readonly string[]
}

/** Processes a style sheet with the site's installed `postcss` and plugins. Throws a `StyleCompileError`. */
export async function compilePostCss({ siteDir, config, css, path }: PostCssRequest): Promise<ProcessedStyle> {
  const postcss = loadCompiler({
    path: join(siteDir, config),
    siteDir,
    names: ['postcss'],
    tool: 'PostCSS',
    isCompiler,
  })
  const { plugins, ...options } = await loadSettings(siteDir, config)
  try {
    // Plugins such as Tailwind's look for files in the working folder.
    const { css: processed, messages } = await inFolder(siteDir, async () =>
      postcss(plugins).process(css, { ...options, from: path, to: path, map: false }),
    )
    const read = messages.flatMap(({ type, file, dir }) =>
      type === 'dependency' ? (file ?? []) : type === 'dir-dependency' ? (dir ?? []) : [],
    )
    const inputs = new Set([join(siteDir, config), ...read.map((input) => resolve(siteDir, input))])
    return { css: processed, inputs: [...inputs].sort() }
  } catch (error) {
    throw describePostCssError(error, path)
  }
}

type Settings = Readonly<Record<'parser' | 'syntax' | 'stringifier', unknown>>

async function loadSettings(
  siteDir: string,
  config: string,
): Promise<Partial<Settings> & { readonly plugins: readonly unknown[] }> {
  const exported = await readConfig(siteDir, config)
  const context = { cwd: siteDir, env: 'production', options: {} }
  const given: unknown = typeof exported === 'function' ? await exported(context) : exported
  if (!isRecord(given)) throw failAt(siteDir, config, 'expected an object with plugins')
  const loadPackage = await openPackageLoader(writePackageLoader(siteDir))
  const load = async (name: string): Promise<unknown> => {
    try {
      const module = name.startsWith('.')
        ? await import(pathToFileURL(resolve(siteDir, name)).href)
        : await loadPackage(name)
      return module.default ?? module
    } catch (error) {
      const { message, hint } = explainFailure(name, error)
      throw failAt(siteDir, config, message, hint)
    }
  }
  const plugins: unknown[] = []
  for (const [plugin, options] of listPlugins(given['plugins'])) {
    const creator = typeof plugin === 'string' ? await load(plugin) : plugin
    plugins.push(typeof creator === 'function' && options !== undefined ? creator(options) : creator)
  }
  const settings: Record<string, unknown> = {}
  for (const name of ['parser', 'syntax', 'stringifier'] satisfies (keyof Settings)[]) {
    const value = given[name]
    if (value) settings[name] = typeof value === 'string' ? await load(value) : value
  }
  return { ...settings, plugins }
}

/** Plugins by name, or in a list that may contain plugins, names, and lists of one of these and its options. */
function listPlugins(given: unknown): readonly (readonly [plugin: unknown, options?: unknown])[] {
  const entries: readonly unknown[] = isRecord(given) ? Object.entries(given) : Array.isArray(given) ? given : []
  return entries.flatMap((entry) => {
    const [plugin, options]: readonly unknown[] = Array.isArray(entry) ? entry : [entry]
    if (!plugin || options === false) return []
    const hasOptions = isRecord(options) && Object.keys(options).length > 0
    return [hasOptions ? [plugin, options] : [plugin]]
  })
}

async function readConfig(siteDir: string, config: string): Promise<unknown> {
  if (/\.[cm]?[jt]s$/.test(config)) {
    const { value, diagnostics } = await loadModule(siteDir, config)
    if (value) return value.exported
    const [{ message = 'it cannot be read', file = config, line, column, hint } = {}] = diagnostics
    throw new StyleCompileError(message, resolve(siteDir, file), {
      tool: 'PostCSS',
      ...(line !== undefined && { line }),
      ...(column !== undefined && { column }),
      ...(hint !== undefined && { hint }),
    })
  }
  // JSON is YAML, too.
  const result = parseYaml(readRegularFile(join(siteDir, config)).toString())
  if (!result.ok) throw failAt(siteDir, config, `the file is not valid: ${result.reason}`)
  return result.value
}

function failAt(siteDir: string, config: string, message: string, hint?: string): StyleCompileError {
  return new StyleCompileError(message, join(siteDir, config), { tool: 'PostCSS', ...(hint !== undefined && { hint }) })
}

/** A message of a plugin; those about files have the type `dependency` or `dir-dependency`. */
interface PostCssMessage {
  readonly type: string
  readonly file?: string
  readonly dir?: string
}

interface PostCssProcessor {
  readonly process: (
    css: string,
    options: object,
  ) => PromiseLike<{ readonly css: string; readonly messages: readonly PostCssMessage[] }>
}

function isCompiler(value: unknown): value is (plugins: readonly unknown[]) => PostCssProcessor {
  return typeof value === 'function'
}

interface PostCssFailure {
  readonly reason?: string
  readonly file?: string
  readonly line?: number
  readonly column?: number
}

function describePostCssError(error: unknown, path: string): StyleCompileError {
  const { reason, file, line, column } = error as PostCssFailure
  const message = reason ?? (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? ''
  return new StyleCompileError(message, file ?? path, {
    tool: 'PostCSS',
    ...(line !== undefined && { line }),
    ...(column !== undefined && { column }),
  })
}
