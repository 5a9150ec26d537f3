import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** Folder of a site's cache, relative to the site. Where the disk does not let docgen use it, one that ends with the process. */
export function cacheFolder(siteDir: string): string {
  try {
    mkdirSync(join(siteDir, LASTING), { recursive: true })
    accessSync(join(siteDir, LASTING), constants.R_OK | constants.W_OK | constants.X_OK)
    return LASTING
  } catch {
    return passingCacheFolder()
  }
}

/** Folder of a cache that the next build sweeps away, relative to the site. */
export function passingCacheFolder(): string {
  return `.docgen/no-cache-${process.pid}`
}

const LASTING = '.docgen/cache'
