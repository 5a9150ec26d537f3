import type { Plugin } from 'esbuild'
import { describeUnfitFile, readRegularFile } from '../../config/read-regular-file.js'

/** Gives the bytes of a file by its absolute path; throws what the disk reports. */
export type ReadBytes = (path: string) => Uint8Array

/** Reads each file once: what is bundled and what is hashed are the same bytes then, though somebody saves in between. */
export function createReadOnce(): ReadBytes {
  const known = new Map<string, Uint8Array>()
  return (path) => {
    const bytes = known.get(path) ?? readRegularFile(path)
    known.set(path, bytes)
    return bytes
  }
}

/** The text of a file in UTF-8. */
export function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('utf8')
}

/** Has esbuild bundle the bytes that `read` gives. Packages it reads itself: nobody saves in them, and there are many files. */
export function readingPlugin(read: ReadBytes): Plugin {
  return {
    name: 'reading',
    setup(build) {
      build.onLoad({ filter: /./, namespace: 'file' }, ({ path }) => {
        if (/[\\/]node_modules[\\/]/.test(path)) return undefined
        try {
          return { contents: read(path), loader: 'default' }
        } catch (error) {
          // esbuild will fail over most of them, too, and says where the file is named.
          return describeUnfitFile(error, path)
        }
      })
    },
  }
}
