import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import { createFolder } from './create-folder.js'

/**
 * Creates the folder of a site's cache, and returns it relative to the site. If docgen cannot write there, returns
 * the folder of a temporary cache.
 */
export function cacheFolder(siteDir: string): string {
  try {
    createFolder(join(siteDir, CACHE_FOLDER))
    accessSync(join(siteDir, CACHE_FOLDER), constants.R_OK | constants.W_OK | constants.X_OK)
    return CACHE_FOLDER
  } catch {
    return temporaryCacheFolder()
  }
}

/** Returns the folder of this process's temporary cache, relative to the site. The next build removes the folder. */
export function temporaryCacheFolder(): string {
  return `.docgen/no-cache-${process.pid}`
}

const CACHE_FOLDER = '.docgen/cache'

const MESSAGE_START = 'the cache lacks '

/** Creates the error for a cached value that cannot be read back, because its file was damaged during the build. */
export function createCacheGap(what: string): Error {
  return new Error(MESSAGE_START + what)
}

/** Whether a build failed because of a cache gap. Checks the message, because errors from threads keep nothing else. */
export function isCacheGap(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith(MESSAGE_START)
}
