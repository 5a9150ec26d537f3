import { lstatSync, realpathSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { isInside } from '../config/site-path.js'

/**
 * Whether an absolute path is a broken or circular symbolic link: one that points to itself, or to a folder that
 * the path passes through.
 */
export function isDeadLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink() && !statSync(path).isFile() && isOnItsWay(realpathSync(path), path)
  } catch (error) {
    // Without a link at the path, there is no dead one.
    return error instanceof Error && 'syscall' in error && error.syscall !== 'lstat'
  }
}

/**
 * Whether a folder is, or contains, one of the folders on the way to a path: with two links, neither has to be
 * inside the other.
 */
function isOnItsWay(folder: string, path: string): boolean {
  const around = dirname(path)
  return around !== path && (isInside(folder, realpathSync(around)) || isOnItsWay(folder, around))
}
