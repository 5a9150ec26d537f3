import { lstatSync, readlinkSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import { readText } from '../../read/files/read-text.js'

/** Ending of a file that is not complete yet. */
const PARTIAL = '.docgen-partial'

/**
 * Writes a file so that a kill at any moment leaves either the old or the new one. Returns why it can't be written;
 * `undefined` if it was.
 */
export function replaceFile(folder: string, name: string, text: string): Diagnostic | undefined {
  try {
    const path = followLink(resolve(folder, name))
    writeFileSync(`${path}${PARTIAL}`, text)
    renameSync(`${path}${PARTIAL}`, path)
    return undefined
  } catch (error) {
    return describeFailure(name, error)
  }
}

/** Describes why a file of the site can't be written or removed. */
export function describeFailure(file: string, error: unknown): Diagnostic {
  const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
  return {
    code: 'unwritable-file',
    severity: 'error',
    file,
    message: `the file can't be written${code}`,
    hint: 'Check that its folder exists and is writable',
  }
}

/** Whether a file exists with exactly this text, as after an earlier run. */
export function hasText(folder: string, name: string, text: string): boolean {
  return readText(resolve(folder, name), name).text === text
}

/** The file that a symbolic link points to. */
function followLink(path: string): string {
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
  return isLink ? resolve(dirname(path), readlinkSync(path)) : path
}
