import { nameFileRole } from './name-file-role.js'
import type { Snapshot } from './snapshot.js'

/** Answers whether a site is made of a file, given by its path from the site's folder; `configInputs` are those of its config. */
export function createInputCheck(snapshot: Snapshot, configInputs: readonly string[]): (path: string) => boolean {
  const { files, programs } = snapshot.site
  const { sources, partials, assets, statics } = files
  const known = new Set([
    ...sources.flatMap(({ path, includes }) => [path, ...includes]),
    ...partials.keys(),
    ...[...assets, ...statics].map(({ path }) => path),
    ...[...programs.reach.values()].flatMap((reach) => reach.files),
  ])
  return (path) => known.has(path) || nameFileRole(path, { snapshot, configInputs }) !== undefined
}
