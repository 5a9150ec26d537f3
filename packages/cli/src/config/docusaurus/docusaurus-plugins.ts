import { existsSync, statSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import type { Plugin, PluginContent, PluginDocument, PluginFile, PluginFinding } from '../plugin.js'
import { isInside, toSitePath } from '../site-path.js'
import { writeIfChanged } from '../write-if-changed.js'
import { callPostBuild } from './call-post-build.js'
import { changeFrontMatter } from './change-front-matter.js'
import { describeRepeated, type RepeatedPaths } from './describe-repeated.js'
import { type OpenedPlugin, type OpenedPlugins, openDocusaurusPlugins } from './open-plugins.js'
import { createCaller, describeFailure } from './plugin-findings.js'
import { createRoutePage, listRoutes, type PluginRoute, repeatsContent } from './plugin-routes.js'
import { runWebpackHooks } from './run-webpack-hooks.js'

/** Name of the docgen plugin that runs Docusaurus plugins. Its `data` is the plugins' global data, by name and id. */
export const DOCUSAURUS_PLUGINS = 'docusaurus'

/** A docgen plugin that runs the plugins of a Docusaurus config. */
export interface DocusaurusPlugins {
  readonly plugin: Plugin
  /** Files of the Docusaurus config and of local plugins, relative to the site's folder. */
  readonly inputs: readonly string[]
}

/**
 * Returns a plugin that runs the Docusaurus plugins that docgen has no counterpart for, or why the config cannot run.
 */
export async function createDocusaurusPlugins(
  siteDir: string,
  file: string,
): Promise<DocusaurusPlugins | { readonly problem: Diagnostic }> {
  const { value: opened, diagnostics } = await openDocusaurusPlugins(siteDir, file)
  if (!opened) {
    const [problem] = diagnostics
    if (!problem) throw new Error(`${file} cannot be run, but there is no diagnostic`)
    return { problem }
  }
  const startFindings = opened.failures.map((failure) => describeFailure({ ...failure, siteDir }))
  let findings: PluginFinding[] = []
  let emittedFiles: readonly PluginFile[] = []
  let contents: ReadonlyMap<OpenedPlugin, unknown> = new Map()
  let repeated: RepeatedPaths = new Map()
  let frontMatterFindings: readonly PluginFinding[] = []
  const { preprocessor, parseFrontMatter } = opened
  const plugin: Plugin = {
    name: DOCUSAURUS_PLUGINS,
    version: '1',
    inputs: { files: await listWatched(opened) },
    content: async () => {
      const run = await loadContents(opened)
      findings = [...run.findings]
      contents = run.contents
      repeated = run.repeated
      return run.content
    },
    ...(preprocessor && {
      source: (fileContent, { path }) => preprocessor({ filePath: join(siteDir, path), fileContent }) as string,
    }),
    ...(parseFrontMatter && {
      pages: async ({ pages }) => {
        const { change, findings } = await changeFrontMatter(parseFrontMatter, siteDir, pages)
        frontMatterFindings = findings
        return { change }
      },
    }),
    check: async (site) => {
      const run = await callPostBuild(opened, contents, site)
      emittedFiles = run.files
      return [
        ...startFindings,
        ...findings,
        ...describeRepeated(repeated, site.pages),
        ...frontMatterFindings,
        ...run.findings,
      ]
    },
    emit: () => emittedFiles,
  }
  return { plugin, inputs: opened.inputs }
}

interface LoadedContents {
  readonly content: PluginContent
  readonly contents: ReadonlyMap<OpenedPlugin, unknown>
  readonly repeated: RepeatedPaths
  readonly findings: readonly PluginFinding[]
}

/** Calls `loadContent`, `contentLoaded`, `allContentLoaded` and `configureWebpack`, in Docusaurus' order. */
async function loadContents({ plugins, contentPlugins, context, pagesFolder }: OpenedPlugins): Promise<LoadedContents> {
  const findings: PluginFinding[] = []
  const contents = new Map<OpenedPlugin, unknown>()
  const routes: (PluginRoute & { readonly plugin: OpenedPlugin })[] = []
  const data: Record<string, Record<string, unknown>> = {}
  const call = createCaller(context.siteDir, findings)
  const actionsOf = (plugin: OpenedPlugin) => ({
    setGlobalData: (value: unknown): void => {
      data[plugin.name] = { ...data[plugin.name], [plugin.id]: value }
    },
    createData: async (name: string, value: unknown): Promise<string> => {
      const path = join(context.generatedFilesDir, plugin.name, plugin.id, name)
      writeIfChanged(path, typeof value === 'string' ? value : JSON.stringify(value, undefined, 2))
      return path
    },
    addRoute: (route: unknown): void => {
      routes.push(...listRoutes(route).map((each) => ({ ...each, plugin })))
    },
  })
  for (const plugin of plugins) {
    const before = findings.length
    const content = await call(plugin, 'loadContent')
    // Do not call `contentLoaded` of a plugin whose `loadContent` failed, because it would report a second error.
    if (findings.length === before) contents.set(plugin, content)
  }
  for (const [plugin, content] of contents) await call(plugin, 'contentLoaded', { content, actions: actionsOf(plugin) })
  const allContent: Record<string, Record<string, unknown>> = {}
  const add = ({ name, id }: OpenedPlugin, content: unknown): void => {
    allContent[name] = { ...allContent[name], [id]: content }
  }
  for (const plugin of contentPlugins) add(plugin, await call(plugin, 'loadContent'))
  for (const [plugin, content] of contents) add(plugin, content)
  for (const plugin of plugins) await call(plugin, 'allContentLoaded', { allContent, actions: actionsOf(plugin) })
  for (const [plugin, content] of contents) findings.push(...(await runWebpackHooks(plugin, content, context)))
  const documents = new Map<string, PluginDocument>()
  const hasPages = existsSync(join(context.siteDir, pagesFolder))
  const repeated = new Map<OpenedPlugin, string[]>()
  for (const { plugin, ...route } of routes) {
    if (repeatsContent(route, plugin.name)) {
      const paths = repeated.get(plugin)
      if (paths) paths.push(route.path)
      else repeated.set(plugin, [route.path])
      continue
    }
    const page = createRoutePage(route, pagesFolder, context)
    if (hasPages) documents.set(page.path, page)
    else
      findings.push({
        severity: 'warning',
        message: `the Docusaurus plugin ${plugin.use.name}: its page ${route.path} is missing, because there is no folder ${pagesFolder}`,
        hint: `Create the folder ${pagesFolder}, for example with a file .gitkeep`,
      })
  }
  return { content: { documents: [...documents.values()], data }, contents, repeated, findings }
}

/** Returns the paths in the site's folder that `getPathsToWatch` of the plugins returns; folders become patterns. */
async function listWatched({ plugins, contentPlugins, context }: OpenedPlugins): Promise<readonly string[]> {
  const { siteDir } = context
  const all = [...plugins, ...contentPlugins]
  const lists = await Promise.all(all.map((plugin) => createCaller(siteDir, [])(plugin, 'getPathsToWatch')))
  return lists.flat().flatMap((path): string[] => {
    if (typeof path !== 'string') return []
    const absolute = isAbsolute(path) ? path : join(siteDir, path)
    if (!isInside(siteDir, absolute)) return []
    const sitePath = toSitePath(siteDir, absolute)
    if (/[*?[{]/.test(sitePath)) return [sitePath]
    const stats = statSync(absolute, { throwIfNoEntry: false })
    return stats === undefined ? [] : stats.isDirectory() ? [`${sitePath}/**`] : [sitePath]
  })
}
