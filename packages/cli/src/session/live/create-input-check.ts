import { nameFileRole } from './name-file-role.js'
import type { Snapshot } from './snapshot.js'

/**
 * Creates a check whether a file, given by its site-relative path, is an input of a site; `configInputs` are the
 * config's inputs.
 */
export function createInputCheck(snapshot: Snapshot, configInputs: readonly string[]): (path: string) => boolean {
  const { files, mdxModules } = snapshot.site
  const { sources, partials, assets, statics } = files
  const inputPaths = new Set([
    ...sources.flatMap(({ path, includes }) => [path, ...includes]),
    ...partials.keys(),
    ...[...assets, ...statics].map(({ path }) => path),
    ...[...mdxModules.reach.values()].flatMap((reach) => reach.files),
  ])
  return (path) => inputPaths.has(path) || nameFileRole(path, { snapshot, configInputs }) !== undefined
}
