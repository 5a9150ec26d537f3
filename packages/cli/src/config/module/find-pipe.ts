import { statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Files that esbuild and Node read in each folder above a module. */
export const MODULE_SETTINGS = ['package.json', 'tsconfig.json']

/** Finds a named pipe or device with one of these names in a folder or its parents: reading it may block forever. */
export function findPipe(folder: string, names: readonly string[]): string | undefined {
  const pipe = names.map((name) => join(folder, name)).find(isPipe)
  if (pipe !== undefined) return pipe
  return dirname(folder) === folder ? undefined : findPipe(dirname(folder), names)
}

/** Whether a path is a pipe or a device. */
export function isPipe(path: string): boolean {
  try {
    const stat = statSync(path, { throwIfNoEntry: false })
    return stat !== undefined && !stat.isFile() && !stat.isDirectory()
  } catch {
    // A path that cannot be read is not a pipe, but a circular link, or in a folder without permission.
    return false
  }
}

/** Describes the problem of a pipe or a device. */
export function describePipe(path: string): string {
  return `${path} is a device or a pipe, not a file`
}

/** Throws if a path is a pipe or a device: Node.js would open it and wait forever. */
export function assertNotPipe(path: string): void {
  if (isPipe(path)) throw new Error(describePipe(path))
}
