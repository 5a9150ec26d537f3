import { relative } from 'node:path'
import { START_FOLDER } from '../guard/working-folder.js'

/** A folder as an argument of a command. */
export function quoteFolder(folder: string): string {
  return /^[\w./-]*$/.test(folder) ? folder : JSON.stringify(folder)
}

/** An absolute path as an argument of a command: relative where docgen was started, else absolute. */
export function nameFolder(folder: string): string {
  const path = relative(START_FOLDER, folder)
  if (path === '') return '.'
  return quoteFolder(/^\.\.[\\/]/.test(path) ? folder : path)
}
