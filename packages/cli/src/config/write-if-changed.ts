import { writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createFolder } from '../cache/create-folder.js'
import { readRegularFile } from './read-regular-file.js'

/** Writes a text to a file, unless the file already has it, to keep its modification time. Returns whether it wrote. */
export function writeIfChanged(path: string, text: string): boolean {
  if (hasText(path, text)) return false
  createFolder(dirname(path))
  writeFileSync(path, text)
  return true
}

/** Whether a file has exactly this text; `false` if it cannot be read. */
export function hasText(path: string, text: string): boolean {
  try {
    return readRegularFile(path).toString() === text
  } catch {
    return false
  }
}
