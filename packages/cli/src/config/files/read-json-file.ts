import { readRegularFile } from '../read-regular-file.js'

/** Content of a JSON file; `undefined` if the file does not exist, cannot be read, or is not valid JSON. */
export function readJsonFile(path: string): unknown {
  try {
    return JSON.parse(readRegularFile(path).toString())
  } catch {
    return undefined
  }
}

/** The value of a JSON text; `undefined` if it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
