import { join } from 'node:path'
import { type Diagnostic, type Outcome, readReason } from '@docgen/renderer/contract'
import type { Config, SidebarItemConfig } from '../config/config.js'
import { locateThrownError } from '../config/module/locate-thrown-error.js'
import { readRawFields } from '../config/read-front-matter.js'
import { sidebarItemsSchema } from '../config/schema/sidebar-item.js'
import { formatPath } from '../config/validate/problem.js'
import { validate } from '../config/validate/validate.js'
import { withoutUndefined } from '../config/validate/without-undefined.js'
import { buildGraph, type GraphOptions } from '../graph/build-graph.js'
import type { GraphFiles } from '../graph/graph-files.js'
import { describeGeneratorCall, type GeneratorFiles, generateByDefault } from '../graph/sidebar/generate-items.js'
import type { GeneratorCall, SidebarScope } from '../graph/sidebar/sidebar-scope.js'
import { editionKey, type SiteGraph } from '../graph/site-graph.js'
import { runGuarded } from '../guard/start-watchdog.js'

/** The site of a graph, with the code of its config. */
export interface GraphSite {
  readonly siteDir: string
  readonly config: Config
  /** Path of the built config. */
  readonly modulePath: string
}

/**
 * Maximum number of passes after the first. A generator can return items for other folders; the next pass calls the
 * generators for these folders.
 */
const MAX_DEPTH = 10

/**
 * Builds the graph of a site, and calls the sidebar generators of its config. Each pass finds the folders for which the
 * generators have not been called yet; the graph of the last pass contains all items that they returned.
 */
export async function buildSiteGraph(
  files: GraphFiles,
  { siteDir, config, modulePath }: GraphSite,
  baseOptions: GraphOptions,
): Promise<Outcome<SiteGraph>> {
  const options = { ...baseOptions, locateThrown: (error: unknown) => locateThrownError(error, modulePath) }
  if (!config.collections.some(({ docs }) => docs.sidebarItemsGenerator)) return buildGraph(files, config, options)
  const texts = new Map(files.sources.map(({ path, text }) => [path, text]))
  const generatorFiles: GeneratorFiles = {
    toAbsolute: (path) => join(siteDir, path),
    readFields: (path) => readRawFields(texts.get(path) ?? ''),
  }
  const results = new Map<string, Outcome<readonly SidebarItemConfig[] | undefined>>()
  for (let depth = 0; ; depth++) {
    const calls = new Map<string, GeneratorCall>()
    const findGeneratedItems = (call: GeneratorCall): readonly SidebarItemConfig[] | undefined => {
      const key = `${editionKey(call.scope.edition)} ${call.dirName}`
      if (!results.has(key)) calls.set(key, call)
      return results.get(key)?.value
    }
    const { value, diagnostics } = buildGraph(files, config, { ...options, findGeneratedItems })
    if (calls.size === 0 || depth === MAX_DEPTH)
      return { value, diagnostics: [...diagnostics, ...[...results.values()].flatMap((each) => each.diagnostics)] }
    for (const [key, call] of calls) results.set(key, await callGenerator(call, generatorFiles, options))
  }
}

async function callGenerator(
  call: GeneratorCall,
  files: GeneratorFiles,
  { locateThrown, locateInConfig, configFile }: GraphOptions,
): Promise<Outcome<readonly SidebarItemConfig[] | undefined>> {
  const { docs, position } = call.scope.edition.collection
  const path = [...position, 'sidebarItemsGenerator']
  const field = formatPath(path)
  const at = locateInConfig?.(path) ?? (configFile === undefined ? {} : { file: configFile })
  const request = describeGeneratorCall(call, files)
  const scope: SidebarScope = { ...call.scope, diagnostics: [] }
  let result: unknown
  try {
    result = await runGuarded(`${field} (${call.dirName})`, () =>
      docs.sidebarItemsGenerator?.({
        ...request,
        defaultSidebarItemsGenerator: (changed) => generateByDefault(scope, { ...request, ...changed }),
      }),
    )
  } catch (error) {
    const message = `${field} threw for the folder ${JSON.stringify(call.dirName)}: ${readReason(error)}`
    return fail({ code: 'config-failed', ...(locateThrown?.(error) ?? at), message })
  }
  const validation = validate(sidebarItemsSchema, withoutUndefined(result), 'the result')
  if (validation.ok) return { value: validation.value, diagnostics: scope.diagnostics }
  return fail(
    ...validation.problems.map(({ message, hint }) => ({
      code: 'invalid-sidebars' as const,
      ...at,
      message: `${field} returned invalid items for the folder ${JSON.stringify(call.dirName)}: ${message}`,
      ...(hint !== undefined && { hint }),
    })),
  )
}

function fail(...problems: readonly Omit<Diagnostic, 'severity'>[]): Outcome<undefined> {
  return { value: undefined, diagnostics: problems.map((problem) => ({ ...problem, severity: 'error' })) }
}
