import type { Plugin } from 'esbuild'
import { describeUnreadableFile, readRegularFile } from '../read-regular-file.js'
import { expandContexts } from './expand-contexts.js'

/** Returns the bytes of a file by its absolute path; throws file system errors. */
export type ReadBytes = (path: string) => Uint8Array

/** Reads each file once: the bundled and the hashed bytes are the same, even if a file is saved in between. */
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

/**
 * Makes esbuild bundle the bytes that `read` returns. esbuild reads packages itself: they do not change during a
 * build, and have many files.
 */
export function readingPlugin(read: ReadBytes): Plugin {
  return {
    name: 'reading',
    setup(build) {
      build.onLoad({ filter: /./, namespace: 'file' }, ({ path }) => {
        if (/[\\/]node_modules[\\/]/.test(path)) return undefined
        try {
          const bytes = read(path)
          const text = /\.[cm]?[jt]sx?$/.test(path) ? textOf(bytes) : ''
          const contents = text.includes('context(') ? expandContexts(path, text) : bytes
          return { contents, loader: 'default' }
        } catch (error) {
          // esbuild fails on most of them, too, and reports the import's position.
          return describeUnreadableFile(error, path)
        }
      })
    },
  }
}
