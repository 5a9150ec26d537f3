import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A folder beside the checkout with documents that others wrote. CI has it, and insists on it; elsewhere its tests are left out. */
export interface SharedFolder {
  readonly path: string
  readonly isLeftOut: boolean
  /** What the name of a test ends in: why it is left out. */
  readonly note: string
}

/** Finds a folder below `../shared`. */
export function findSharedFolder(name: string): SharedFolder {
  const path = fileURLToPath(new URL(`../../../../shared/${name}/`, import.meta.url))
  const isLeftOut = !existsSync(path) && process.env['DOCGEN_REQUIRE_SHARED'] !== '1'
  return { path, isLeftOut, note: isLeftOut ? ` (left out: ../shared/${name} is not beside the repository)` : '' }
}
