import { readRegularFile } from './read-regular-file.js'

/** Content of a JSON file; `undefined` if it does not exist or cannot be read. */
export function readJsonFile(path: string): unknown {
  try {
    return JSON.parse(readRegularFile(path).toString())
  } catch {
    return undefined
  }
}
