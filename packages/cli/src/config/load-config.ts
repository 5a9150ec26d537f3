import { posix } from 'node:path'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import type { z } from 'zod'
import { completeConfig, docsPath, listDocs } from './complete-config.js'
import type { Config } from './config.js'
import { findConfig } from './find-config.js'
import { type LoadedSidebars, loadSidebars, type SidebarsOutcome } from './load-sidebars.js'
import { MISLEADING_CODES } from './misleading-codes.js'
import { hashInputs } from './module/hash-inputs.js'
import { type LoadedModule, loadModule } from './module/load-module.js'
import { readModuleSources } from './module/read-module-sources.js'
import { loadPluginFiles } from './plugins/load-plugin-files.js'
import type { LoadedPlugin, LoadedPlugins } from './plugins/load-plugins.js'
import { replaceInvalidFields } from './replace-invalid-fields.js'
import { type MarkdownPlugin, namesPackages, packageNameOf } from './schema/markdown.js'
import { siteSchema } from './schema/site.js'
import { diagnoseProblems, type Problem } from './validate/problem.js'
import { validate } from './validate/validate.js'

/** The config of a site and its inputs. */
export interface LoadedConfig {
  readonly config: Config
  /** Name of the config file. */
  readonly file: string
  /** Hash over the bytes of all inputs. */
  readonly hash: string
  /** All input files, including local imports and manifests of imported packages, relative to the site's folder. */
  readonly inputs: readonly string[]
  /** With several docs folders: the inputs of the sidebars of each, in their order; empty if the config contains them. */
  readonly sidebarInputs?: readonly (readonly string[])[]
  /** Absolute path of the config as an importable JavaScript module: it contains the plugins. */
  readonly modulePath: string
  /** The loaded plugins, in the order of the config; `config.plugins` has their entries as written. */
  readonly plugins: readonly LoadedPlugin[]
  /** For a fallback: Markdown plugins that cannot be used, such as `remarkPlugins[0]`. The module still has them. */
  readonly unusablePlugins?: readonly string[]
  /** For a fallback config: codes of diagnostics that its missing fields may cause. They are not reported. */
  readonly misleading?: ReadonlySet<string>
}

/** Result of loading a config. */
export interface ConfigOutcome extends Outcome<LoadedConfig | undefined> {
  /**
   * For an unusable config: the config with defaults in place of invalid fields, to find other problems of the site.
   * Absent if the problems that it finds would be misleading.
   */
  readonly fallback?: LoadedConfig
}

/** Finds, runs and validates the config of the site in a folder; `undefined` if it is unusable. */
export async function loadConfig(siteDir: string): Promise<ConfigOutcome> {
  const { value: file, diagnostics: findings } = findConfig(siteDir)
  if (file === undefined) return { value: undefined, diagnostics: findings }
  const loaded = await loadModule(siteDir, file)
  if (!loaded.value) return { value: undefined, diagnostics: [...findings, ...loaded.diagnostics] }
  const filled = await loadPluginFiles(siteDir, file, loaded.value)
  // Plugin files are bundled with the config again, which repeats the warnings of the first bundle.
  const diagnostics: Diagnostic[] = [...findings, ...(filled.diagnostics.length > 0 ? filled : loaded).diagnostics]
  if (!filled.value) return { value: undefined, diagnostics }
  const module = filled.value
  const validation = validate(siteSchema, module.exported)
  const describe = (problems: readonly Problem[]): readonly Diagnostic[] =>
    problems.length === 0 ? [] : diagnoseProblems(problems, readModuleSources(siteDir, file, module))
  if (!validation.ok) diagnostics.push(...describe(validation.problems))
  const fallback = validation.ok ? undefined : replaceInvalidFields(module.exported, validation.problems)
  const siteConfig = validation.ok ? validation.value : fallback?.value
  if (!siteConfig) return { value: undefined, diagnostics }
  // Check everything, so that one run reports every error. Plugins may write modules that the sidebars import.
  const plugins = await loadConfigPlugins(siteDir, siteConfig, module)
  const sidebars = await loadAllSidebars(siteDir, siteConfig, { file, module })
  const markdown = await checkMarkdownPlugins(siteDir, siteConfig)
  diagnostics.push(...sidebars.diagnostics, ...describe(plugins.problems), ...describe(markdown.problems))
  if (fallback?.isMisleading) return { value: undefined, diagnostics }
  const sidebarModules = sidebars.loaded.flatMap(({ module }) => module ?? [])
  const value: LoadedConfig = {
    config: completeConfig(
      { ...siteConfig, markdown: omitPlugins(siteConfig.markdown, markdown.problems) },
      sidebars.loaded.map((loaded) => loaded.sidebars),
    ),
    file,
    hash: [
      module.hash,
      ...sidebarModules.map(({ hash }) => hash),
      ...[markdown.manifests, plugins.inputs].map((files) => files.length > 0 && hashInputs(siteDir, files)),
    ]
      .filter(Boolean)
      .join('-'),
    inputs: [
      ...module.inputs,
      ...sidebarModules.flatMap(({ inputs }) => inputs),
      ...markdown.manifests,
      ...plugins.inputs,
    ],
    ...(sidebars.loaded.length > 1 && { sidebarInputs: sidebars.loaded.map((each) => each.module?.inputs ?? []) }),
    modulePath: module.path,
    plugins: plugins.plugins,
  }
  const isUsable =
    validation.ok && sidebars.areUsable && plugins.problems.length === 0 && markdown.problems.length === 0
  if (isUsable) return { value, diagnostics }
  const unusablePlugins = markdown.problems.map(({ path: [, kind, index] }) => `${String(kind)}[${String(index)}]`)
  const misleading = new Set([
    ...(fallback?.hasMissingPages || plugins.problems.length > 0 ? MISLEADING_CODES.pages : []),
    ...(sidebars.areMissing ? MISLEADING_CODES.sidebars : []),
    ...(markdown.problems.length > 0 ? MISLEADING_CODES.markdownPlugins : []),
  ])
  return { value: undefined, diagnostics, fallback: { ...value, unusablePlugins, misleading } }
}

type SiteConfig = z.output<typeof siteSchema>

const NO_PLUGINS: LoadedPlugins = { plugins: [], problems: [], inputs: [] }

/** Loads the plugins of a config. Imports the loader only if there are any, because it makes the start slower. */
async function loadConfigPlugins(siteDir: string, config: SiteConfig, { hash }: LoadedModule): Promise<LoadedPlugins> {
  if (config.plugins.length === 0) return NO_PLUGINS
  const { loadPlugins } = await import('./plugins/load-plugins.js')
  return loadPlugins({ siteDir, entries: config.plugins, codeKey: hash })
}

interface AllSidebars {
  /** In the order of the docs folders. */
  readonly loaded: readonly LoadedSidebars[]
  readonly diagnostics: readonly Diagnostic[]
  readonly areUsable: boolean
  /** Whether docgen could not read the sidebars of a docs folder, not even their names. */
  readonly areMissing: boolean
}

async function loadAllSidebars(
  siteDir: string,
  config: SiteConfig,
  source: { readonly file: string; readonly module: LoadedModule },
): Promise<AllSidebars> {
  const outcomes: SidebarsOutcome[] = []
  for (const [index, docs] of listDocs(config).entries()) {
    const outcome = await loadSidebars(siteDir, docs.sidebars, {
      ...source,
      position: [...docsPath(config, index), 'sidebars'],
      apiFolders: listApiFolders(config.openapi, docs),
      isLenient: config.onBrokenMdx !== 'throw',
    })
    outcomes.push(outcome)
  }
  return {
    loaded: outcomes.map(({ value, fallback }) => value ?? fallback ?? { sidebars: undefined }),
    diagnostics: outcomes.flatMap(({ diagnostics }) => diagnostics),
    areUsable: outcomes.every(({ value }) => value),
    areMissing: outcomes.some(({ value, fallback }) => !value && !fallback),
  }
}

/** Problems with Markdown plugins, and the manifests of the packages that the config names. */
async function checkMarkdownPlugins(
  siteDir: string,
  { markdown }: SiteConfig,
): Promise<{ readonly problems: readonly Problem[]; readonly manifests: readonly string[] }> {
  const problems = findMathPlugins(markdown)
  if (!namesPackages(markdown)) return { problems, manifests: [] }
  const { loadMarkdownPackages } = await import('./plugins/load-markdown-packages.js')
  const packages = await loadMarkdownPackages(siteDir, markdown)
  return { problems: [...problems, ...packages.problems], manifests: packages.manifests }
}

/** Folders in which docgen creates the pages of APIs, relative to the site's folder, with their names in sidebars. */
function listApiFolders(
  openapi: readonly { readonly routeBasePath: string }[],
  { path, routeBasePath }: { readonly path: string; readonly routeBasePath: string },
): ReadonlyMap<string, string> {
  const base = routeBasePath === '/' ? '/' : `${routeBasePath}/`
  const below = openapi.filter((api) => api.routeBasePath.startsWith(base))
  return new Map(
    below.map((api) => {
      const name = api.routeBasePath.slice(base.length)
      return [posix.join(path, name), name]
    }),
  )
}

/** The Markdown settings without the plugins that have problems. */
function omitPlugins<Settings extends Pick<Config['markdown'], 'remarkPlugins' | 'rehypePlugins'>>(
  markdown: Settings,
  problems: readonly Problem[],
): Settings {
  if (problems.length === 0) return markdown
  const isFine = (kind: string, index: number): boolean =>
    !problems.some(({ path }) => path[1] === kind && path[2] === index)
  return {
    ...markdown,
    remarkPlugins: markdown.remarkPlugins.filter((_, index) => isFine('remarkPlugins', index)),
    rehypePlugins: markdown.rehypePlugins.filter((_, index) => isFine('rehypePlugins', index)),
  }
}

/** The settings that affect formulas. */
export interface MathSettings {
  readonly math: Config['markdown']['math']
  readonly parser: 'remark' | 'satteri'
  readonly remarkPlugins: readonly MarkdownPlugin[]
  readonly rehypePlugins: readonly MarkdownPlugin[]
}

/** Names of packages for formulas, and of the functions that they export. */
const MATH = /^(?:remark-?math|rehype-?(?:katex|mathjax\w*))(?:\/\w+)?$/i

/**
 * Finds plugins for formulas that have no effect, because docgen already renders the formulas, or because the parser
 * does not let plugins add syntax.
 */
export function findMathPlugins({ math, parser, ...plugins }: MathSettings): Problem[] {
  if (!math && parser === 'remark') return []
  return (['remarkPlugins', 'rehypePlugins'] as const).flatMap((kind) =>
    plugins[kind].flatMap((entry, index): Problem[] => {
      const first: unknown = Array.isArray(entry) ? entry[0] : entry
      const name = packageNameOf(entry) ?? (typeof first === 'function' ? first.name : '')
      if (!MATH.test(name)) return []
      const position = `markdown.${kind}[${index}]`
      return [
        {
          path: ['markdown', kind, index],
          blame: 'value',
          message: math
            ? `${position}: ${name} does nothing, because markdown.math already renders all math`
            : `${position}: ${name} finds no math, because plugins cannot add syntax to the parser satteri`,
          hint: math ? 'Remove it' : 'Remove it, and set markdown.math: true, which renders formulas with KaTeX',
        },
      ]
    }),
  )
}
