import { resolve } from 'node:path'
import type { Outcome } from '@docgen/renderer/contract'
import { runGuarded } from '../../guard/start-watchdog.js'
import { isRecord } from '../is-record.js'
import { adviseOnNativeCode } from '../plugins/package-loader.js'
import { readRegularFile } from '../read-regular-file.js'
import type { ParseFrontMatter } from './change-front-matter.js'
import { expandPresets } from './expand-presets.js'
import { isContentPlugin, shouldRunPlugin } from './known-plugins.js'
import { listPlugins } from './list-plugins.js'
import { createLoadContext, type LoadContext } from './load-context.js'
import { loadPlugin, readExports } from './load-plugin.js'
import { readPlaceholder } from './placeholder-module.js'
import type { PluginUse } from './plugin-use.js'
import { runDocusaurusConfig } from './run-docusaurus-config.js'

/** A lifecycle method of a Docusaurus plugin. */
export type Lifecycle = (this: unknown, ...args: readonly unknown[]) => unknown

/** Changes the text of a Markdown file; the path is absolute. */
export type Preprocessor = (file: { readonly filePath: string; readonly fileContent: string }) => unknown

/** An instance of a Docusaurus plugin. */
export interface OpenedPlugin {
  /** How the config names it. */
  readonly use: PluginUse
  /** The name that the plugin gives itself. Components find its data under this name. */
  readonly name: string
  /** Distinguishes several instances of one plugin. */
  readonly id: string
  /** Its methods by name. */
  readonly methods: Readonly<Record<string, Lifecycle>>
}

/** A plugin that could not be created, or a method of a plugin that failed. */
export interface PluginFailure {
  readonly use: PluginUse
  /** The method; absent if the plugin could not be created. */
  readonly method?: string
  readonly error: unknown
}

/** The plugins of a Docusaurus config that docgen runs, and everything that they need to run. */
export interface OpenedPlugins {
  readonly context: LoadContext
  /** Plugins that docgen has no counterpart for. */
  readonly plugins: readonly OpenedPlugin[]
  /** Docusaurus' plugins for docs, posts and pages; empty unless a method of another plugin receives their content. */
  readonly contentPlugins: readonly OpenedPlugin[]
  readonly failures: readonly PluginFailure[]
  /** Docusaurus' plugins for docs, posts and pages, as the config names them. */
  readonly contentUses: readonly PluginUse[]
  /** Folder of plain pages, relative to the site's folder. */
  readonly pagesFolder: string
  /** `markdown.preprocessor` of the config. */
  readonly preprocessor: Preprocessor | undefined
  /** `markdown.parseFrontMatter` of the config. */
  readonly parseFrontMatter: ParseFrontMatter | undefined
  /** Files of the config and of local plugins, relative to the site's folder. */
  readonly inputs: readonly string[]
}

/** Runs a Docusaurus config and creates its plugins; `undefined`, with diagnostics, if the config cannot be run. */
export async function openDocusaurusPlugins(
  siteDir: string,
  file: string,
): Promise<Outcome<OpenedPlugins | undefined>> {
  const whole = await runDocusaurusConfig(siteDir, file, { isWhole: true })
  // If loading every package fails, load only packages that the config calls: perhaps no plugin needs the broken one.
  const ran = whole.value ? whole : await runDocusaurusConfig(siteDir, file)
  if (!ran.value) return { value: undefined, diagnostics: ran.diagnostics }
  const config = ran.value
  const { fields, sources } = config
  const context = createLoadContext(siteDir, file, fields)
  const inputs = new Set(sources.texts.keys())
  const expanded = await expandPresets(config, siteDir, inputs)
  const uses = listPlugins(expanded, { siteDir, readFile: (path) => readText(resolve(siteDir, path)) })
  const plugins: OpenedPlugin[] = []
  const failures: PluginFailure[] = []
  const contentPlugins: OpenedPlugin[] = []
  const open = async (use: PluginUse, list: OpenedPlugin[]): Promise<void> => {
    try {
      const module = typeof use.plugin === 'function' ? use.plugin : await loadPlugin(siteDir, use, inputs)
      const opened = await runGuarded(`the Docusaurus plugin ${use.name}`, () => createPlugin(module, use, context))
      if (opened) list.push(opened)
    } catch (error) {
      failures.push({ use, error })
    }
  }
  for (const use of uses.filter(shouldRunPlugin)) await open(use, plugins)
  if (plugins.some(({ methods }) => methods['allContentLoaded']))
    for (const use of uses.filter(isContentPlugin)) await open(use, contentPlugins)
  const pages = uses.find(({ name }) => name === '@docusaurus/plugin-content-pages')?.options.value
  const pagesFolder = isRecord(pages) && typeof pages['path'] === 'string' ? pages['path'] : 'src/pages'
  const { preprocessor, parseFrontMatter } = Object(fields['markdown'])
  return {
    value: {
      context,
      plugins,
      contentPlugins,
      contentUses: uses.filter(isContentPlugin),
      failures,
      pagesFolder,
      preprocessor: typeof preprocessor === 'function' ? preprocessor : undefined,
      parseFrontMatter: typeof parseFrontMatter === 'function' ? parseFrontMatter : undefined,
      inputs: [...inputs],
    },
    diagnostics: [],
  }
}

/** The hint for a plugin that could not be created, or for a method that failed. `message` is the error's message. */
export function adviseOnFailure(method: string | undefined, message: string): string {
  const advice = adviseOnNativeCode(message)
  if (advice !== undefined) return advice
  if (/^Cannot find (?:package|module) '/.test(message)) return 'Install the packages of the site: npm install'
  if (/fetch failed|ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT/.test(message))
    return 'The plugin needs the network: build the site where its server can be reached'
  if (method === 'postBuild')
    return 'postBuild can read the pages of a build, but no other files of the output, and no pages in serve --watch. If it needs more, run it as a script after the build'
  if (method === 'configureWebpack')
    return 'Copy its settings to alias, define and extensions in site.config.ts, and remove the method'
  return 'The site is built without it. Fix it, or replace it with a docgen plugin: see “Plugins” in the manual'
}

function readText(path: string): string | undefined {
  try {
    return readRegularFile(path).toString()
  } catch {
    return undefined
  }
}

/** Creates an instance of a plugin from its module; `undefined` if the plugin disables itself. */
async function createPlugin(module: unknown, use: PluginUse, context: LoadContext): Promise<OpenedPlugin | undefined> {
  const { create, validateOptions } = readExports(module)
  const configured = isRecord(use.options.value) ? use.options.value : {}
  const { id = 'default', ...pluginOptions } = configured
  const options: unknown =
    validateOptions === undefined
      ? pluginOptions
      : await validateOptions({ validate: validateBySchema, options: pluginOptions })
  const instance: unknown = await create(context, { ...Object(options), id })
  if (!instance) return undefined
  const placeholder = readPlaceholder(instance)
  if (placeholder) throw new Error(`Cannot find package '${placeholder.specifier}'`)
  const methods: Record<string, Lifecycle> = {}
  for (const [name, value] of Object.entries(Object(instance)))
    if (typeof value === 'function') methods[name] = (...values) => value.apply(instance, values)
  const { name = use.name } = Object(instance)
  return { use, name: String(name), id: String(id), methods }
}

interface Schema {
  readonly validate: (value: unknown, settings: object) => { readonly error?: unknown; readonly value: unknown }
}

/** Validates options. A plugin's `validateOptions` receives this function, and calls it with a Joi schema. */
function validateBySchema(schema: Schema, options: unknown): unknown {
  const { error, value } = schema.validate(options, { convert: false })
  if (error) throw error
  return value
}
