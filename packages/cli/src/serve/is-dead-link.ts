import { lstatSync, realpathSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { isInside } from '../config/site-path.js'

/** Whether an absolute path is a symbolic link that leads nowhere, or round in a circle: to itself, or to a folder that the path goes through. */
export function isDeadLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink() && !statSync(path).isFile() && isOnItsWay(realpathSync(path), path)
  } catch (error) {
    // Without a link at the path, there is none that is dead.
    return error instanceof Error && 'syscall' in error && error.syscall !== 'lstat'
  }
}

/** Whether a folder is one of those, or around one of those, that lead to a path: with two links, neither of them has to be inside the other. */
function isOnItsWay(folder: string, path: string): boolean {
  const around = dirname(path)
  return around !== path && (isInside(folder, realpathSync(around)) || isOnItsWay(folder, around))
}
