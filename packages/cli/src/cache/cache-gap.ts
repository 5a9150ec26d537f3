const START = 'the cache lacks '

/** Creates the error of a build that needs a value which it has put into the cache before: the file was damaged meanwhile. */
export function createCacheGap(what: string): Error {
  return new Error(START + what)
}

/** Whether a build failed because of its cache. Of errors in threads nothing but the message is known. */
export function isCacheGap(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith(START)
}
