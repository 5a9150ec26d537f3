import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** The folder of a package for its build. */
export const NEXT = 'dist.next'

/**
 * Moves the build into a package's `dist`, file by file, so that a running docgen reads each file whole. Files
 * imported by name come last: everything they load exists by then, under names with content hashes.
 */
export function replaceDist(folder) {
  const from = join(folder, NEXT)
  const named = listNamed(folder)
  const files = readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(from, join(entry.parentPath ?? entry.path, entry.name)))
  const first = files.filter((file) => hasHash(file))
  const last = files.filter((file) => named.has(file))
  const others = files.filter((file) => !hasHash(file) && !named.has(file))
  for (const file of [...first, ...others, ...last]) {
    const target = join(folder, 'dist', file)
    mkdirSync(dirname(target), { recursive: true })
    renameSync(join(from, file), target)
  }
  rmSync(from, { recursive: true })
}

function hasHash(file) {
  return /[-.][\dA-Za-z]{8,}\.\w+$/.test(file)
}

/** Built files that the package's entries reference, relative to `dist`. */
function listNamed(folder) {
  const { exports = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const paths = Object.values(exports).flatMap((entry) => (typeof entry === 'string' ? [entry] : Object.values(entry)))
  return new Set(['main.js', ...paths.filter((path) => path.startsWith('./dist/')).map((path) => path.slice(7))])
}
