import { createHash } from 'node:crypto'

/** The Git blob id of these bytes, used to find the original of a translation again. */
export function gitBlobId(bytes: Uint8Array): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
}
