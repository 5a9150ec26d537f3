import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Folder of a site's cache, relative to the site. If docgen cannot write there, a temporary folder that lasts as
 * long as the process.
 */
export function cacheFolder(siteDir: string): string {
  try {
    mkdirSync(join(siteDir, LASTING), { recursive: true })
    accessSync(join(siteDir, LASTING), constants.R_OK | constants.W_OK | constants.X_OK)
    return LASTING
  } catch {
    return passingCacheFolder()
  }
}

/** Folder of a temporary cache, relative to the site; the next build removes it. */
export function passingCacheFolder(): string {
  return `.docgen/no-cache-${process.pid}`
}

const LASTING = '.docgen/cache'
