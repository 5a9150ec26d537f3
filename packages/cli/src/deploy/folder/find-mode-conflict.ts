import { lstatSync, readlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import { isFile } from '../../config/read-regular-file.js'
import { STATE_FILES } from '../store.js'
import { listReleases, RELEASES } from './release-list.js'

/**
 * Finds what a folder contains that a deployment with or without `--atomic` (`isAtomic`) would break: a folder of
 * releases or one of the releases, a site that was deployed without `--atomic`, or one that was deployed with it.
 * `folder` is an absolute path.
 */
export function findModeConflict(folder: string, isAtomic: boolean): Diagnostic | undefined {
  const parent = tryFindReleaseParent(folder)
  if (parent !== undefined)
    return describeConflict(
      `${folder} belongs to the releases of ${parent}, which only change as a whole`,
      `Write docgen deploy ${parent} --atomic`,
    )
  if (isAtomic && isFile(join(folder, STATE_FILES.record)))
    return describeConflict(
      `${folder} contains a site that was deployed without --atomic`,
      'Remove --atomic; or choose a new folder, and let your server publish the link "current" in it',
    )
  if (!isAtomic && listReleases(folder).length > 0)
    return describeConflict(
      `${folder} contains releases that were deployed with --atomic`,
      'Add --atomic, or choose a new folder',
    )
  return undefined
}

/** Like `findReleaseParent`, but undefined without access to the folder: the deployment reports that. */
function tryFindReleaseParent(folder: string): string | undefined {
  try {
    return findReleaseParent(folder)
  } catch {
    return undefined
  }
}

/** The folder whose link `current` or whose release a folder is; undefined for other folders. */
function findReleaseParent(folder: string): string | undefined {
  const isLink = lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink() === true
  const real = isLink ? resolve(dirname(folder), readlinkSync(folder)) : folder
  // The folder of the releases, or one of them.
  for (const parent of [dirname(real), dirname(dirname(real))]) {
    const all = join(parent, RELEASES)
    const paths = listReleases(parent).map((name) => join(all, name))
    if (paths.length > 0 && (real === all || paths.includes(real))) return parent
  }
  return undefined
}

function describeConflict(message: string, hint: string): Diagnostic {
  return { code: 'invalid-target', severity: 'error', message, hint }
}
