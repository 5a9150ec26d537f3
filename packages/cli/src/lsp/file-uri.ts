import { fileURLToPath, pathToFileURL } from 'node:url'

/** Returns the absolute path of a file by its URI; `undefined` for other URIs, such as of a text that has no file. */
export function toPath(uri: string): string | undefined {
  if (!uri.startsWith('file:')) return undefined
  try {
    return fileURLToPath(uri)
  } catch {
    // A URI with a host, or with an encoded slash, names no file on this machine.
    return undefined
  }
}

/** Returns the URI of a file by its absolute path. */
export function toUri(path: string): string {
  return pathToFileURL(path).href
}
