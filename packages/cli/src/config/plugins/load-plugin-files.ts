import { readdirSync, statSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { nearestWord, type Outcome } from '@docgen/renderer/contract'
import { isRecord } from '../is-record.js'
import { findImportedFile } from '../module/find-imported-file.js'
import { type LoadedModule, loadModule } from '../module/load-module.js'
import { isFile } from '../read-regular-file.js'
import { isPluginPath } from '../schema/plugin.js'
import type { Problem } from '../validate/problem.js'

/**
 * Replaces the paths of plugins in the config with the default exports of these files. Bundles the files with the
 * config, so a change to a file changes the config's hash. Keeps paths of files that do not exist or have no default
 * export.
 */
export async function loadPluginFiles(
  siteDir: string,
  file: string,
  module: LoadedModule,
): Promise<Outcome<LoadedModule | undefined>> {
  const paths = [...new Set(listNames(module.exported).filter(isPluginPath))].sort()
  const files = paths.flatMap((path) => {
    const pluginFile = findPluginFile(siteDir, path)
    return pluginFile === undefined ? [] : [[path, pluginFile] as const]
  })
  if (files.length === 0) return { value: module, diagnostics: [] }
  return loadModule(siteDir, file, { contents: writeEntry(file, files) })
}

/** Describes why a path in the config does not name a plugin. */
export function describePluginPath(siteDir: string, path: string): Pick<Problem, 'message' | 'hint'> {
  if (findPluginFile(siteDir, path) !== undefined)
    return { message: `the file ${path} has no default export`, hint: 'Write export default before the plugin' }
  const folder = dirname(resolve(siteDir, path))
  const names = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder) : []
  const nearest = nearestWord(basename(path), names)
  const parent = path.slice(0, path.length - basename(path).length)
  return {
    message: `there is no file ${path}`,
    hint: nearest === undefined ? "Paths are relative to the site's folder" : `Did you mean ${parent}${nearest}?`,
  }
}

/**
 * Finds the file that a path in the config names, with or without its extension. The path and the returned path are
 * relative to the site's folder.
 */
function findPluginFile(siteDir: string, path: string): string | undefined {
  return findImportedFile(path, (file) => isFile(resolve(siteDir, file)))
}

function listNames(config: unknown): string[] {
  if (!isRecord(config)) return []
  const markdown = isRecord(config['markdown']) ? config['markdown'] : {}
  const lists = [config['plugins'], markdown['remarkPlugins'], markdown['rehypePlugins']]
  const entries: unknown[] = lists.flatMap((list: unknown) => (Array.isArray(list) ? list : []))
  return entries
    .map((entry) => (Array.isArray(entry) ? (entry[0] as unknown) : entry))
    .filter((name) => typeof name === 'string')
}

/** A module that exports the config with the plugins of these files. `name` is the path as written in the config. */
function writeEntry(file: string, files: readonly (readonly [name: string, path: string])[]): string {
  const imports = files.map(([, path], index) => `import * as plugin${index} from ${JSON.stringify(path)}\n`)
  const names = files.map(([name], index) => `[${JSON.stringify(name)}, plugin${index}]`)
  return `import config from ${JSON.stringify(`./${file}`)}
${imports.join('')}const files = new Map([${names.join(', ')}])
const pick = (name) => files.get(name)?.default ?? name
const one = (entry) => Array.isArray(entry) ? [pick(entry[0]), ...entry.slice(1)] : pick(entry)
const fill = (holder, keys) => ({
  ...holder,
  ...Object.fromEntries(keys.filter((key) => Array.isArray(holder[key])).map((key) => [key, holder[key].map(one)])),
})
const filled = fill(config, ['plugins'])
if (filled.markdown) filled.markdown = fill(filled.markdown, ['remarkPlugins', 'rehypePlugins'])
export default filled
`
}
