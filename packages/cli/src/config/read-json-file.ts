import { readFileSync } from 'node:fs'

/** What a JSON file says; `undefined` where there is no such file, or it can't be read. */
export function readJsonFile(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}
