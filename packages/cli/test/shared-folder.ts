import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * A folder next to the checkout with third-party documents. CI requires it; elsewhere its tests are skipped without
 * it.
 */
export interface SharedFolder {
  readonly path: string
  readonly isLeftOut: boolean
  /** Suffix of test titles: why the tests are skipped. */
  readonly note: string
}

/** Finds a folder below `../shared`. */
export function findSharedFolder(name: string): SharedFolder {
  const path = fileURLToPath(new URL(`../../../../shared/${name}/`, import.meta.url))
  const isLeftOut = !existsSync(path) && process.env['DOCGEN_REQUIRE_SHARED'] !== '1'
  return { path, isLeftOut, note: isLeftOut ? ` (left out: ../shared/${name} is not beside the repository)` : '' }
}
