import { isFile } from '../read-regular-file.js'

/** The extensions that imports may omit, in the order in which they are tried. */
export const EXTENSIONS: readonly string[] = ['.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs', '.json']
const ENDINGS = ['', ...EXTENSIONS, ...EXTENSIONS.map((extension) => `/index${extension}`)]

/**
 * The file that a path names with or without its extension, or as a folder with an `index` file; `undefined` if there
 * is none. Source code precedes its compiled copy, as in bundlers.
 */
export function findImportedFile(path: string, exists: (file: string) => boolean = isFile): string | undefined {
  return ENDINGS.map((ending) => path + ending).find(exists)
}
