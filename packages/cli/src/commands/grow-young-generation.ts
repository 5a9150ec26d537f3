import { setFlagsFromString } from 'node:v8'

/**
 * Makes V8 allocate every new object in the young generation, which it collects often. By default, once some
 * objects for rendering a page are kept for other pages, V8 allocates them in the old generation, which it collects
 * once in hundreds of pages: large API pages left up to 90 MB there in a build of 1,000. Call it before starting
 * threads.
 */
export function growYoungGeneration(): void {
  setFlagsFromString('--no-allocation-site-pretenuring')
}
