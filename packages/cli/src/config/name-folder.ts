import { relative } from 'node:path'
import { START_FOLDER } from '../guard/working-folder.js'

/** A folder as an argument of a command: in quotes if its name has unusual characters. */
export function quoteFolder(folder: string): string {
  return /^[\w./-]*$/.test(folder) ? folder : JSON.stringify(folder)
}

/** An absolute path as an argument of a command; relative if it is inside the folder in which docgen was started. */
export function nameFolder(folder: string): string {
  const path = relative(START_FOLDER, folder)
  if (path === '') return '.'
  return quoteFolder(/^\.\.[\\/]/.test(path) ? folder : path)
}
