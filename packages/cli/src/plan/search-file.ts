import { NAME_LENGTH } from '@docgen/renderer/light'

/** Folder of the files of all search indexes, inside the output folder. */
export const SEARCH_FOLDER = 'assets/search'

/** Output file of a part of a search index: by the hash of its text, or by its name, which is the beginning of that. */
export function searchFile(hash: string): string {
  return `${SEARCH_FOLDER}/${hash.slice(0, NAME_LENGTH)}.txt`
}

/** Output file of the script that knows a language, by the hash of its text or its name. */
export function searchModuleFile(hash: string): string {
  return `${SEARCH_FOLDER}/${hash.slice(0, NAME_LENGTH)}.js`
}
