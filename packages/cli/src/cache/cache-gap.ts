const START = 'the cache lacks '

/** Creates the error for a value that a build cached and cannot read back: the file was damaged meanwhile. */
export function createCacheGap(what: string): Error {
  return new Error(START + what)
}

/** Whether a build failed because of its cache. Errors from threads only keep their message. */
export function isCacheGap(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith(START)
}
