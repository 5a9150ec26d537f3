import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { didYouMean, nearestWord } from '@docgen/renderer/contract'
import { isRecord } from '../../config/is-record.js'
import { hashInputs } from '../../config/module/hash-inputs.js'
import { loadModule } from '../../config/module/load-module.js'
import { explainFailure, openPackageLoader, writePackageLoader } from '../../config/plugins/package-loader.js'
import { readRegularFile } from '../../config/read-regular-file.js'
import { toSitePath } from '../../config/site-path.js'
import { findQuoted, positionAt, type TextPosition } from '../../config/source/position-at.js'
import { parseYaml } from '../../config/yaml/parse-yaml.js'
import { StyleCompileError } from './compiled-style.js'
import { loadCompiler } from './load-compiler.js'

const CODE = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs']

/** File names of a PostCSS config, in the order of postcss-load-config. */
const CONFIG_FILES = [
  ...['', '.json', '.yaml', '.yml', ...CODE.map((ending) => `.${ending}`)].map((ending) => `.postcssrc${ending}`),
  ...[...CODE, 'json'].map((ending) => `postcss.config.${ending}`),
]

/** Finds the PostCSS config of a site, relative to its folder; `undefined` if the site has no PostCSS config. */
export function findPostCssConfig(siteDir: string): string | undefined {
  return CONFIG_FILES.find((name) => existsSync(join(siteDir, name)))
}

/** A style sheet to process. */
export interface PostCssRequest {
  readonly siteDir: string
  /** Name of the config, relative to the site's folder. */
  readonly config: string
  readonly css: string
  /** Absolute path of the style sheet. */
  readonly path: string
}

/** A processed style sheet. */
export interface ProcessedStyle {
  readonly css: string
  /** Absolute paths of the files and folders that plugins read. */
  readonly inputs: readonly string[]
}

/**
 * Processes a style sheet with the site's installed `postcss` and plugins. Throws a `StyleCompileError` if that fails.
 */
export async function compilePostCss({ siteDir, config, css, path }: PostCssRequest): Promise<ProcessedStyle> {
  const postcss = loadCompiler({
    path: join(siteDir, config),
    siteDir,
    names: ['postcss'],
    tool: 'PostCSS',
    isCompiler,
  })
  const { settings, files } = await openSettings(siteDir, config)
  const { plugins, ...options } = settings
  try {
    const settled = { ...options, from: path, to: path, map: false }
    const { css: processed, messages } = await postcss(plugins).process(css, settled)
    const read = messages.flatMap(({ type, file, dir }) =>
      type === 'dependency' ? (file ?? []) : type === 'dir-dependency' ? (dir ?? []) : [],
    )
    const inputs = new Set([
      ...files.map((file) => join(siteDir, file)),
      ...read.map((input) => resolve(siteDir, input)),
    ])
    return { css: processed, inputs: [...inputs].sort() }
  } catch (error) {
    throw describePostCssError(error, { path, css })
  }
}

const FIELDS = ['plugins', 'parser', 'syntax', 'stringifier', 'map', 'from', 'to']

type Settings = Partial<Readonly<Record<'parser' | 'syntax' | 'stringifier', unknown>>> & {
  readonly plugins: readonly unknown[]
}

interface LoadedSettings {
  readonly settings: Settings
  /** The config, and the files of the site that it imports, relative to the site's folder. */
  readonly files: readonly string[]
  /** Hash of the files; absent if one cannot be read. */
  readonly state: string | undefined
}

/** Absolute path of a config → its settings. */
const loadedSettings = new Map<string, Promise<LoadedSettings>>()

/**
 * Returns the settings for all style sheets of a site. Loads them on first use, and whenever one of their files
 * changes.
 */
async function openSettings(siteDir: string, config: string): Promise<LoadedSettings> {
  const key = join(siteDir, config)
  for (;;) {
    const cached = loadedSettings.get(key)
    if (!cached) break
    const loaded = await cached
    if (loaded.state !== undefined && loaded.state === hashInputs(siteDir, loaded.files)) return loaded
    // Another call may have loaded the settings again in the meantime.
    if (loadedSettings.get(key) === cached) loadedSettings.delete(key)
  }
  const loading = loadSettings(siteDir, config)
  loadedSettings.set(key, loading)
  try {
    return await loading
  } catch (error) {
    loadedSettings.delete(key)
    throw error
  }
}

async function loadSettings(siteDir: string, config: string): Promise<LoadedSettings> {
  const files = new Set([config])
  const exported = await readConfig(siteDir, config, files)
  const context = { cwd: siteDir, env: 'production', options: {} }
  const fields: unknown = typeof exported === 'function' ? await exported(context) : exported
  if (!isRecord(fields)) throw failAt(siteDir, config, 'expected an object with plugins')
  for (const name of Object.keys(fields)) {
    const near = FIELDS.includes(name) ? undefined : nearestWord(name, FIELDS)
    if (near !== undefined) throw failAt(siteDir, config, `unknown field ${name}`, { hint: didYouMean(near), name })
  }
  const loadPackage = await openPackageLoader(writePackageLoader(siteDir))
  const load = async (name: string): Promise<unknown> => {
    try {
      if (name.startsWith('.')) return await readModule(siteDir, name, files)
      const module = await loadPackage(name)
      return module.default ?? module
    } catch (error) {
      if (error instanceof StyleCompileError) throw error
      const { message, hint } = explainFailure(name, error, siteDir)
      throw failAt(siteDir, config, message, { hint, name })
    }
  }
  const plugins: unknown[] = []
  for (const [plugin, options] of listPlugins(fields['plugins'])) {
    const creator = typeof plugin === 'string' ? await load(plugin) : plugin
    plugins.push(typeof creator === 'function' && options !== undefined ? creator(options) : creator)
  }
  const settings: Record<string, unknown> = {}
  for (const name of ['parser', 'syntax', 'stringifier']) {
    const value = fields[name]
    if (value) settings[name] = typeof value === 'string' ? await load(value) : value
  }
  return { settings: { ...settings, plugins }, files: [...files], state: hashInputs(siteDir, [...files]) }
}

/** Lists plugins: an object by name, or a list of plugins, names, and pairs of one of these and its options. */
function listPlugins(plugins: unknown): readonly (readonly [plugin: unknown, options?: unknown])[] {
  const entries: readonly unknown[] = isRecord(plugins)
    ? Object.entries(plugins)
    : Array.isArray(plugins)
      ? plugins
      : []
  return entries.flatMap((entry) => {
    const [plugin, options]: readonly unknown[] = Array.isArray(entry) ? entry : [entry]
    if (!plugin || options === false) return []
    const hasOptions = isRecord(options) && Object.keys(options).length > 0
    return [hasOptions ? [plugin, options] : [plugin]]
  })
}

async function readConfig(siteDir: string, config: string, files: Set<string>): Promise<unknown> {
  if (/\.[cm]?[jt]s$/.test(config)) return readModule(siteDir, config, files)
  // JSON is YAML, too.
  const result = parseYaml(readRegularFile(join(siteDir, config)).toString())
  if (!result.ok) throw failAt(siteDir, config, `the file is not valid: ${result.reason}`)
  return result.value
}

/** Loads the export of a module of the site, and adds the module and its imports to `files`. */
async function readModule(siteDir: string, name: string, files: Set<string>): Promise<unknown> {
  const path = toSitePath(siteDir, resolve(siteDir, name))
  const { value, diagnostics } = await loadModule(siteDir, path)
  if (value) {
    for (const file of value.inputs) files.add(file)
    return value.exported
  }
  const [{ message = 'it cannot be read', file = path, line, column, hint } = {}] = diagnostics
  throw new StyleCompileError(message, resolve(siteDir, file), {
    tool: 'PostCSS',
    ...(line !== undefined && { line }),
    ...(column !== undefined && { column }),
    ...(hint !== undefined && { hint }),
  })
}

/** Creates an error about the config, at the position of `name` in it; without a position if there is no `name`. */
function failAt(
  siteDir: string,
  config: string,
  message: string,
  { hint, name }: { readonly hint?: string | undefined; readonly name?: string } = {},
): StyleCompileError {
  const path = join(siteDir, config)
  const position = name === undefined ? undefined : findName(readRegularFile(path).toString(), name)
  return new StyleCompileError(message, path, { tool: 'PostCSS', ...position, ...(hint !== undefined && { hint }) })
}

function findName(text: string, name: string): TextPosition | undefined {
  const key = text.indexOf(`${name}:`)
  return findQuoted(text, name) ?? (key === -1 ? undefined : positionAt(text, key, key + name.length))
}

/** A message of a plugin; messages about its input files have the type `dependency` or `dir-dependency`. */
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

function describePostCssError(error: unknown, { path, css }: Pick<PostCssRequest, 'path' | 'css'>): StyleCompileError {
  const { reason, file, ...position } = error as PostCssFailure
  const message = reason ?? (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? ''
  // Tailwind names a class, but not its position.
  const [, word] = /`([^`\n]+)`/.exec(message) ?? []
  const offset = word === undefined || file !== undefined ? -1 : css.indexOf(word)
  const { line, column } =
    offset === -1 || word === undefined ? position : positionAt(css, offset, offset + word.length)
  return new StyleCompileError(message, file ?? path, {
    tool: 'PostCSS',
    ...(line !== undefined && { line }),
    ...(column !== undefined && { column }),
  })
}
