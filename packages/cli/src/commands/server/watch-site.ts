import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { isInside } from '../../config/site-path.js'
import { isTemporaryFile, isToolFile } from '../../read/files/list-files.js'
import type { LiveSite } from '../../serve/open-live-site.js'
import { createOwnOutputCheck } from '../../serve/watch/create-own-output-check.js'
import { findMissedChanges } from '../../serve/watch/find-missed-changes.js'
import { type FileWatch, watchFiles } from '../../serve/watch/watch-files.js'

/** Options of `watchSite`. */
export interface SiteWatch {
  readonly siteDir: string
  /** Interval for polling, in milliseconds; undefined to rely on change events. */
  readonly pollEvery: number | undefined
  /** Time just before the site was read, in milliseconds since 1970. */
  readonly startedAt: number
  readonly onError: (error: unknown) => void
  /** Replaces `watchFiles` in tests. */
  readonly watch?: typeof watchFiles
}

/** Watches every input of the site, inside and outside its folder. */
export async function watchSite(
  live: Pick<LiveSite, 'apply' | 'snapshot' | 'configInputs'>,
  { siteDir, pollEvery, startedAt, onError, watch: watchPaths = watchFiles }: SiteWatch,
): Promise<FileWatch> {
  const outDir = join(siteDir, 'dist')
  const isOutput = createOwnOutputCheck()
  const isIgnored = (path: string): boolean =>
    isToolFile(relative(siteDir, path)) || isTemporaryFile(path) || isInside(outDir, path) || isOutput(path)
  const roots = [siteDir, ...listOutside(live, siteDir)]
  // Still undefined if a change comes before all folders are watched.
  let watch: FileWatch | undefined
  watch = await watchPaths({
    siteDir,
    roots,
    isIgnored,
    pollEvery,
    onError,
    onChanges: async (changes) => {
      await live.apply(changes)
      // The watcher stops watching removed files, so add them again: they may reappear.
      const removed = changes.paths.filter((path) => path.startsWith('../') && !existsSync(join(siteDir, path)))
      watch?.add([...listOutside(live, siteDir), ...removed.map((path) => join(siteDir, path))])
    },
  })
  // Starting to watch a large site takes a moment, so find files saved meanwhile by their modification times.
  const missedChanges = findMissedChanges({ siteDir, roots, isIgnored, since: startedAt })
  if (missedChanges.paths.length > 0 || missedChanges.isStructural) await live.apply(missedChanges)
  watch.add(listOutside(live, siteDir))
  return watch
}

/** Input folders and files outside the site's folder, as absolute paths. */
function listOutside(live: Pick<LiveSite, 'snapshot' | 'configInputs'>, siteDir: string): string[] {
  const { config, files } = live.snapshot()?.site ?? {}
  const folders = [siteDir, ...(config?.collections ?? []).map(({ docs }) => resolve(siteDir, docs.path))]
  const partials = files?.partials.keys() ?? []
  const assets = (files?.assets ?? []).map(({ path }) => path)
  const paths = [...partials, ...assets, ...live.configInputs()].map((path) => resolve(siteDir, path))
  const isOutside = (path: string): boolean => !isInside(siteDir, path)
  // A file of a watched folder would be watched twice.
  const others = paths.filter((path) => !folders.some((folder) => isInside(folder, path)))
  return [...folders.filter(isOutside), ...others]
}
