import { setFlagsFromString } from 'node:v8'

/**
 * Number of pages of a large site. With fewer, collecting garbage more often saves less memory than the rest of a build
 * needs.
 */
const LARGE_SITE = 5000

/** By how many percent the heap grows before V8 collects its garbage again; by default up to 300. */
const GROWTH = 50

/**
 * Makes the heaps of a large site's build grow by less before garbage is collected: otherwise most of the memory of the
 * process is garbage.
 */
export function limitHeapGrowth(pages: number, setFlags: typeof setFlagsFromString = setFlagsFromString): void {
  // Versions that may lack the flag would print an error.
  if (pages > LARGE_SITE && /^1[1-3]\./.test(process.versions.v8)) setFlags(`--heap-growing-percent=${GROWTH}`)
}
