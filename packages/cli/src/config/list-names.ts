import { readdirSync } from 'node:fs'

/** The names in a folder, in the order of the file system; empty if it cannot be read. */
export function listNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
