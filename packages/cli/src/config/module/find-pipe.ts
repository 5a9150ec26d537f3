import { statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Files that esbuild and Node read in each folder above a module. */
export const MODULE_SETTINGS = ['package.json', 'tsconfig.json']

/** A path of one of these names, in a folder or above it, that may block its readers for ever. */
export function findPipe(folder: string, names: readonly string[]): string | undefined {
  const found = names.map((name) => join(folder, name)).find(isPipe)
  if (found !== undefined) return found
  return dirname(folder) === folder ? undefined : findPipe(dirname(folder), names)
}

/** Whether a path is a pipe or a device. */
export function isPipe(path: string): boolean {
  try {
    const stat = statSync(path, { throwIfNoEntry: false })
    return stat !== undefined && !stat.isFile() && !stat.isDirectory()
  } catch {
    // A path that cannot be read blocks no one: a link that leads in a circle, or a folder without permission.
    return false
  }
}

/** What is wrong with a pipe or a device. */
export function describePipe(path: string): string {
  return `${path} is a device or a pipe, not a file`
}

/** Throws if a path is a pipe or a device: Node.js would open it and wait for ever. */
export function refusePipe(path: string): void {
  if (isPipe(path)) throw new Error(describePipe(path))
}
