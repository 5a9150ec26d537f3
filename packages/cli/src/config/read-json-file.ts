import { readRegularFile } from './read-regular-file.js'

/** What a JSON file says; `undefined` where there is no such file, or it can't be read. */
export function readJsonFile(path: string): unknown {
  try {
    return JSON.parse(readRegularFile(path).toString())
  } catch {
    return undefined
  }
}
