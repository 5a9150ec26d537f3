import { NAME_LENGTH } from '@docgen/renderer/light'

/** Folder of all search index files, inside the output folder. */
export const SEARCH_FOLDER = 'assets/search'

/**
 * Output file of a part of a search index, by the hash of its content or by its name, which is a prefix of the
 * hash.
 */
export function searchFile(hash: string): string {
  return `${SEARCH_FOLDER}/${hash.slice(0, NAME_LENGTH)}.txt`
}

/** Output file of a language's search script, by the hash of its content or its name. */
export function searchModuleFile(hash: string): string {
  return `${SEARCH_FOLDER}/${hash.slice(0, NAME_LENGTH)}.js`
}
