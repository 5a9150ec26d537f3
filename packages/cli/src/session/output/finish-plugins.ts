import type { Diagnostic } from '@docgen/renderer/contract'
import type { Cache } from '../../cache/open-cache.js'
import type { PageFacts, PluginFile } from '../../config/plugin.js'
import type { Artifact } from '../../emit/artifact.js'
import { callHook } from '../../plugins/call-hook.js'
import type { ReadyPlugin } from '../../plugins/ready-plugin.js'
import { filesResult, findingsResult } from '../../plugins/results.js'
import { listTextFiles } from '../create-full-texts.js'
import { createMarkdownReader } from '../plugins/create-markdown-reader.js'
import { describePages, type ReadMarkdownPage } from '../plugins/describe-pages.js'
import type { FinishedPlugins, FinishRequest } from '../plugins/finished-plugins.js'
import { collectPlannedFiles, collectStatics } from './collect-artifacts.js'
import { listReservedFiles } from './list-reserved-files.js'

/**
 * Calls the `check` and `emit` hooks of every plugin. Reports and skips a plugin's file if something else writes a file
 * of the same name.
 */
export async function finishPlugins(
  request: FinishRequest,
  cache: Cache,
  readMarkdownPage: ReadMarkdownPage,
): Promise<FinishedPlugins> {
  const { plugins, files, fields, builtPages } = request
  const called = plugins.plugins.filter(({ plugin }) => plugin.check || plugin.emit)
  const createMarkdown = createMarkdownReader(request, cache)
  const pages = describePages({ builtPages, files, fields, cache, readMarkdownPage, createMarkdown })
  const diagnostics: Diagnostic[] = []
  const artifacts: Artifact[] = []
  const owners = await listOwners(request)
  for (const ready of called) {
    diagnostics.push(...(await runCheck(ready, pages)))
    const emitted = await runEmit(ready, pages)
    diagnostics.push(...emitted.diagnostics)
    for (const { file, content } of emitted.files) {
      const owner = owners.get(file.toLowerCase())
      owners.set(file.toLowerCase(), `the plugin ${ready.plugin.name}`)
      if (owner === undefined) artifacts.push({ file, bytes: content })
      else {
        const message = `its file ${file} already exists: ${owner} writes it`
        diagnostics.push(ready.report({ message, hint: 'Give it another name' }))
      }
    }
  }
  return { artifacts, diagnostics }
}

async function runCheck(ready: ReadyPlugin, pages: readonly PageFacts[]): Promise<readonly Diagnostic[]> {
  const { plugin, context, report } = ready
  const { check } = plugin
  if (!check) return []
  const run = (): unknown => check({ ...context, pages })
  const { value = [], diagnostics } = await callHook({ hook: 'check', schema: findingsResult, run, report })
  return [...diagnostics, ...value.map((finding) => report(finding))]
}

async function runEmit(
  ready: ReadyPlugin,
  pages: readonly PageFacts[],
): Promise<{ readonly files: readonly PluginFile[]; readonly diagnostics: readonly Diagnostic[] }> {
  const { plugin, context, report } = ready
  const { emit } = plugin
  if (!emit) return { files: [], diagnostics: [] }
  const run = (): unknown => emit({ ...context, pages })
  const { value = [], diagnostics } = await callHook({ hook: 'emit', schema: filesResult, run, report })
  return { files: value, diagnostics }
}

/**
 * Maps each output file to the name of its owner, such as `docgen` or `the page /guide`. Paths are in lower case,
 * because some file systems are case-insensitive.
 */
async function listOwners(site: FinishRequest): Promise<Map<string, string>> {
  const { config, graph, plan } = site
  const owned = (files: readonly { readonly file: string }[], owner: string): [string, string][] =>
    files.map(({ file }) => [file.toLowerCase(), owner])
  return new Map([
    ...owned(
      [...listReservedFiles(graph, config), ...(await collectPlannedFiles(site)), ...listTextFiles(site)],
      'docgen',
    ),
    ...owned(graph.assets, 'docgen'),
    ...owned(collectStatics(site), 'a static folder'),
    ...plan.pages.map(({ page }): [string, string] => [page.file.toLowerCase(), `the page ${page.route}`]),
  ])
}
