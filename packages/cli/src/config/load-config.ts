import { posix } from 'node:path'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import { completeConfig, docsPath, listDocs } from './complete-config.js'
import type { Config } from './config.js'
import { defaultInvalid } from './default-invalid.js'
import { findConfig } from './find-config.js'
import { loadPluginFiles } from './load-plugin-files.js'
import type { LoadedPlugin } from './load-plugins.js'
import { type LoadedSidebars, loadSidebars } from './load-sidebars.js'
import { MISLEADING_CODES } from './misleading-codes.js'
import { hashInputs } from './module/hash-inputs.js'
import { loadModule } from './module/load-module.js'
import { readModuleSources } from './module/read-module-sources.js'
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
  /** Absolute path of the config as an importable JavaScript module: it contains the plugins. */
  readonly modulePath: string
  /** In the order of the config, where their entries stay as written. */
  readonly plugins: readonly LoadedPlugin[]
  /** For a fallback: Markdown plugins that cannot be used, such as `remarkPlugins[0]`. The module still has them. */
  readonly unusablePlugins?: readonly string[]
  /** For a fallback: codes of diagnostics that it may cause by what it lacks. They are not reported. */
  readonly misleading?: ReadonlySet<string>
}

/** Result of loading a config. */
export interface ConfigOutcome extends Outcome<LoadedConfig | undefined> {
  /**
   * For an unusable config: the config with defaults in place of invalid fields, if other problems can be found
   * with it.
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
  // The second bundle has the warnings of the first again.
  const diagnostics = [...findings, ...(filled.diagnostics.length > 0 ? filled : loaded).diagnostics]
  if (!filled.value) return { value: undefined, diagnostics }
  const module = filled.value
  const validation = validate(siteSchema, module.exported)
  // Check everything, so that one run reports every error.
  let isUsable = validation.ok
  const misleading = new Set<string>()
  const markMisleading = (codes: readonly string[]): void => {
    for (const code of codes) misleading.add(code)
  }
  if (!validation.ok) {
    diagnostics.push(...diagnoseProblems(validation.problems, readModuleSources(siteDir, file, module)))
  }
  const fallback = validation.ok ? undefined : defaultInvalid(module.exported, validation.problems)
  const rest = validation.ok ? validation.value : fallback?.value
  if (!rest) return { value: undefined, diagnostics }
  if (fallback?.hasMissingPages) markMisleading(MISLEADING_CODES.pages)
  // Plugins may write modules that the sidebars import.
  const plugins: LoadedPlugin[] = []
  const pluginDiagnostics: Diagnostic[] = []
  const pluginFiles: string[] = []
  if (rest.plugins.length > 0) {
    const { loadPlugins } = await import('./load-plugins.js')
    const found = await loadPlugins({ siteDir, entries: rest.plugins, codeKey: module.hash })
    pluginDiagnostics.push(...diagnoseProblems(found.problems, readModuleSources(siteDir, file, module)))
    if (found.problems.length > 0) {
      isUsable = false
      markMisleading(MISLEADING_CODES.pages)
    }
    plugins.push(...found.plugins)
    pluginFiles.push(...found.inputs)
  }
  const sidebars: LoadedSidebars[] = []
  for (const [index, docs] of listDocs(rest).entries()) {
    const position = [...docsPath(rest, index), 'sidebars']
    const outcome = await loadSidebars(siteDir, docs.sidebars, {
      file,
      module,
      position,
      apiFolders: listApiFolders(rest.openapi, docs),
      isLenient: rest.onBrokenMdx !== 'throw',
    })
    diagnostics.push(...outcome.diagnostics)
    sidebars.push(outcome.value ?? outcome.fallback ?? { sidebars: undefined })
    if (!outcome.value) isUsable = false
    if (!outcome.value && !outcome.fallback) markMisleading(MISLEADING_CODES.sidebars)
  }
  diagnostics.push(...pluginDiagnostics)
  const markdownProblems = findMathPlugins(rest.markdown)
  const manifests: string[] = []
  if (namesPackages(rest.markdown)) {
    const { loadMarkdownPackages } = await import('./load-markdown-packages.js')
    const found = await loadMarkdownPackages(siteDir, rest.markdown)
    markdownProblems.push(...found.problems)
    manifests.push(...found.manifests)
  }
  if (markdownProblems.length > 0) {
    diagnostics.push(...diagnoseProblems(markdownProblems, readModuleSources(siteDir, file, module)))
    isUsable = false
    markMisleading(MISLEADING_CODES.markdownPlugins)
  }
  const sidebarModules = sidebars.flatMap(({ module }) => module ?? [])
  const value: LoadedConfig = {
    config: completeConfig(
      { ...rest, markdown: omitPlugins(rest.markdown, markdownProblems) },
      sidebars.map((loaded) => loaded.sidebars),
    ),
    file,
    hash: [
      module.hash,
      ...sidebarModules.map(({ hash }) => hash),
      ...[manifests, pluginFiles].map((files) => files.length > 0 && hashInputs(siteDir, files)),
    ]
      .filter(Boolean)
      .join('-'),
    inputs: [...module.inputs, ...sidebarModules.flatMap(({ inputs }) => inputs), ...manifests, ...pluginFiles],
    modulePath: module.path,
    plugins,
  }
  if (isUsable) return { value, diagnostics }
  const unusablePlugins = markdownProblems.map(({ path: [, kind, index] }) => `${String(kind)}[${String(index)}]`)
  return { value: undefined, diagnostics, fallback: { ...value, unusablePlugins, misleading } }
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

/** The Markdown settings without the plugins that problems are about. */
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
  readonly math: boolean
  readonly parser: 'remark' | 'satteri'
  readonly remarkPlugins: readonly MarkdownPlugin[]
  readonly rehypePlugins: readonly MarkdownPlugin[]
}

/** Names of such packages, and of the functions that they export. */
const MATH = /^(?:remark-?math|rehype-?(?:katex|mathjax\w*))(?:\/\w+)?$/i

/**
 * Finds plugins for formulas that conflict with docgen's own, which reads formulas first, or with a parser that
 * does not support plugin syntax.
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
