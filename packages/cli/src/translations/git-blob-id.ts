import { createHash } from 'node:crypto'

/** The id that git gives a file with these bytes: by it the text that a translation was made from can be found again. */
export function gitBlobId(bytes: Uint8Array): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
}
