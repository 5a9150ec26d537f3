import { relative } from 'node:path'

/** A folder as an argument of a command. */
export function quoteFolder(folder: string): string {
  return /^[\w./-]*$/.test(folder) ? folder : JSON.stringify(folder)
}

/** An absolute path as an argument of a command: relative in the working directory and its parent, else absolute. */
export function nameFolder(folder: string): string {
  const path = relative('', folder)
  if (path === '') return '.'
  return quoteFolder(/^\.\.[\\/]/.test(path) ? folder : path)
}
