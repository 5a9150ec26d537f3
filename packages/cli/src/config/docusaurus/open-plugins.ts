import { existsSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Outcome } from '@docgen/renderer/contract'
import { runGuarded } from '../../guard/start-watchdog.js'
import { bundleModule } from '../module/bundle-module.js'
import { loadBundle } from '../module/load-bundle.js'
import { removeCachedModule, writeCachedModule } from '../module/module-cache.js'
import { openPackageLoader, writePackageLoader } from '../package-loader.js'
import { readRegularFile } from '../read-regular-file.js'
import { isRecord } from '../schema/field.js'
import { toSitePath } from '../site-path.js'
import { isForeignPlugin } from './known-plugins.js'
import { listPlugins, MODULE_ENDINGS } from './list-plugins.js'
import { createLoadContext, type LoadContext } from './load-context.js'
import { readStandIn } from './placeholder-module.js'
import { standInPlugin } from './placeholder-plugin.js'
import type { PluginUse } from './plugin-use.js'
import { runDocusaurusConfig } from './run-docusaurus-config.js'

/** A lifecycle method of a Docusaurus plugin. */
export type Lifecycle = (this: unknown, ...given: readonly unknown[]) => unknown

/** An instance of a Docusaurus plugin. */
export interface OpenedPlugin {
  /** How the config names it. */
  readonly use: PluginUse
  /** Its own name, under which components find its data. */
  readonly name: string
  /** Separates several instances of one plugin. */
  readonly id: string
  /** Its methods by name. */
  readonly methods: Readonly<Record<string, Lifecycle>>
}

/** A plugin that could not be created, or one of whose methods failed. */
export interface PluginFailure {
  readonly use: PluginUse
  /** The method; absent if the plugin could not be created. */
  readonly method?: string
  readonly error: unknown
}

/** The plugins of a Docusaurus config that docgen has no counterpart of. */
export interface OpenedPlugins {
  readonly context: LoadContext
  readonly plugins: readonly OpenedPlugin[]
  readonly failures: readonly PluginFailure[]
  /** Folder of plain pages, relative to the site's folder. */
  readonly pagesFolder: string
  /** Files of the config and of local plugins, relative to the site's folder. */
  readonly inputs: readonly string[]
}

/** Runs a Docusaurus config and creates its plugins; `undefined`, with diagnostics, if the config cannot be run. */
export async function openDocusaurusPlugins(
  siteDir: string,
  file: string,
): Promise<Outcome<OpenedPlugins | undefined>> {
  const whole = await runDocusaurusConfig(siteDir, file, { isWhole: true })
  // A package that fails may be one that the plugins do not need.
  const ran = whole.value ? whole : await runDocusaurusConfig(siteDir, file)
  if (!ran.value) return { value: undefined, diagnostics: ran.diagnostics }
  const { fields, sources } = ran.value
  const context = createLoadContext(siteDir, file, fields)
  const uses = listPlugins(ran.value, { siteDir, readFile: (path) => readText(resolve(siteDir, path)) })
  const inputs = new Set(sources.texts.keys())
  const plugins: OpenedPlugin[] = []
  const failures: PluginFailure[] = []
  await inFolder(siteDir, async () => {
    for (const use of uses.filter(isForeignPlugin)) {
      try {
        const module = typeof use.plugin === 'function' ? use.plugin : await loadPlugin(siteDir, use, inputs)
        const opened = await runGuarded(`the Docusaurus plugin ${use.name}`, () => createPlugin(module, use, context))
        if (opened) plugins.push(opened)
      } catch (error) {
        failures.push({ use, error })
      }
    }
  })
  const pages = uses.find(({ name }) => name === '@docusaurus/plugin-content-pages')?.options.value
  const pagesFolder = isRecord(pages) && typeof pages['path'] === 'string' ? pages['path'] : 'src/pages'
  return { value: { context, plugins, failures, pagesFolder, inputs: [...inputs] }, diagnostics: [] }
}

/** What to do about a plugin that could not be created, or one of whose methods failed with an error message. */
export function adviseOnFailure(method: string | undefined, message: string): string {
  if (/^Cannot find (?:package|module) '/.test(message)) return 'Install the packages of the site: npm install'
  if (/fetch failed|ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT/.test(message))
    return 'It needs the network: build the site where its server can be reached'
  if (method === 'postBuild') return 'If it reads the built pages, run it as a script after the build'
  return 'The site is built without it. Fix it, or replace it with a plugin of docgen: see “Plugins” in the manual'
}

/** Runs code in the site's folder, as Docusaurus does: plugins may read files from there. */
export async function inFolder<Value>(folder: string, run: () => Promise<Value>): Promise<Value> {
  const before = process.cwd()
  if (before === folder) return run()
  process.chdir(folder)
  try {
    return await run()
  } finally {
    process.chdir(before)
  }
}

function readText(path: string): string | undefined {
  try {
    return readRegularFile(path).toString()
  } catch {
    return undefined
  }
}

/** Loads the module of a plugin: a file of the site, as a bundle, or a package. */
async function loadPlugin(siteDir: string, { name, plugin }: PluginUse, inputs: Set<string>): Promise<unknown> {
  const written = typeof plugin === 'string' && isPath(plugin) ? plugin : name
  const local = isPath(written) ? findModule(resolve(siteDir, written)) : undefined
  if (local === undefined || /[\\/]node_modules[\\/]/.test(local)) {
    const path = createRequire(join(siteDir, 'package.json')).resolve(local ?? name)
    return (await openPackageLoader(writePackageLoader(siteDir)))(pathToFileURL(path).href)
  }
  const file = toSitePath(siteDir, local)
  const bundled = await bundleModule(siteDir, file, {
    plugins: [standInPlugin(siteDir, { isWhole: true })],
    isForeign: true,
  })
  if (!bundled.value) throw new Error(bundled.diagnostics.map(({ message }) => message).join('; '))
  for (const input of bundled.value.inputs) inputs.add(input)
  const module = writeCachedModule(siteDir, file, bundled.value)
  try {
    return await loadBundle(pathToFileURL(module.path).href)
  } finally {
    removeCachedModule(siteDir, file, module)
  }
}

function isPath(name: string): boolean {
  return /^[./]|^[a-z]:/i.test(name)
}

function findModule(path: string): string | undefined {
  return MODULE_ENDINGS.map((ending) => path + ending).find((each) => existsSync(each) && statSync(each).isFile())
}

/** Creates an instance of a plugin from what its module exports; `undefined` if it disables itself. */
async function createPlugin(module: unknown, use: PluginUse, context: LoadContext): Promise<OpenedPlugin | undefined> {
  const { create, validateOptions } = readExports(module)
  const given = isRecord(use.options.value) ? use.options.value : {}
  const { id = 'default', ...own } = given
  const options: unknown =
    validateOptions === undefined ? own : await validateOptions({ validate: validateBySchema, options: own })
  const instance: unknown = await create(context, { ...Object(options), id })
  if (!instance) return undefined
  const standIn = readStandIn(instance)
  if (standIn) throw new Error(`Cannot find package '${standIn.specifier}'`)
  const methods: Record<string, Lifecycle> = {}
  for (const [name, value] of Object.entries(Object(instance)))
    if (typeof value === 'function') methods[name] = (...values) => value.apply(instance, values)
  const { name = use.name } = Object(instance)
  return { use, name: String(name), id: String(id), methods }
}

interface PluginModule {
  readonly create: (context: LoadContext, options: object) => unknown
  readonly validateOptions?: (request: { readonly validate: unknown; readonly options: object }) => unknown
}

/** The functions of a plugin's module, whichever way it exports them. */
function readExports(module: unknown): PluginModule {
  const levels = [module, Object(module)['default'], Object(Object(module)['default'])['default']]
  const create = levels.find((each) => typeof each === 'function')
  if (create === undefined) throw new Error('it exports no function')
  const validateOptions: unknown = levels
    .map((each) => Object(each)['validateOptions'])
    .find((each) => typeof each === 'function')
  const found = { create, ...(validateOptions !== undefined && { validateOptions }) }
  // Only that they are functions is known.
  return found as PluginModule
}

interface Schema {
  readonly validate: (value: unknown, settings: object) => { readonly error?: unknown; readonly value: unknown }
}

/** What Docusaurus passes to `validateOptions`: plugins bring a schema of Joi. */
function validateBySchema(schema: Schema, options: unknown): unknown {
  const { error, value } = schema.validate(options, { convert: false })
  if (error) throw error
  return value
}
