import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Lists the files that a move of a file or a folder moves, each with its new path. Paths are absolute. */
export function listMovedFiles(from: string, to: string): readonly (readonly [from: string, to: string])[] {
  if (statSync(from, { throwIfNoEntry: false })?.isDirectory() !== true) return [[from, to]]
  return readdirSync(from, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const [oldPath, newPath] = [join(from, entry.name), join(to, entry.name)]
      return entry.isDirectory() ? listMovedFiles(oldPath, newPath) : [[oldPath, newPath] as const]
    })
}
