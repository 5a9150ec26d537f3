import { setFlagsFromString } from 'node:v8'

/**
 * Has V8 put every new object where it collects often. By its own judgement it puts what a page is drawn with, as soon as
 * some of that was kept for other pages, where it collects once in hundreds of pages: what large pages of an API left there
 * took up to 90 MB in a build of 1,000. To be called before threads are started.
 */
export function allocateYoung(): void {
  setFlagsFromString('--no-allocation-site-pretenuring')
}
