import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import { hashBytes } from '../cache/hash.js'
import { readRegularFile } from '../config/read-regular-file.js'
import { describeFileError } from './describe-file-error.js'
import { isImageFile, measureImage } from './measure-image.js'
import type { Asset } from './site-files.js'
import type { FileFacts, StatMemo } from './stat-memo.js'

/** Larger files are hashed in chunks: a video must not be loaded into memory. */
const PIECE_BYTES = 4 * 1024 * 1024

/** Number of hexadecimal digits, as in `hashBytes`. */
const HASH_DIGITS = 32

/** A file's hash, size and, for an image, width and height. Undefined, with a diagnostic, if it cannot be read. */
export function readAsset(siteDir: string, path: string, memo: StatMemo | undefined): Outcome<Asset | undefined> {
  try {
    const stat = statSync(join(siteDir, path))
    const known = memo?.get(path, stat)
    const facts = known ?? readFacts(join(siteDir, path), stat.size)
    if (!known) memo?.set(path, stat, facts)
    const { problem, ...rest } = facts
    return {
      value: { path, bytes: stat.size, ...rest },
      diagnostics: problem === undefined ? [] : [broken(path, problem)],
    }
  } catch (error) {
    const message = describeFileError(error)
    return { value: undefined, diagnostics: [{ code: 'unreadable-file', severity: 'error', file: path, message }] }
  }
}

function readFacts(path: string, size: number): FileFacts {
  if (!isImageFile(path) && size > PIECE_BYTES) return { hash: hashPieces(path) }
  const bytes = readRegularFile(path)
  return { hash: hashBytes(bytes), ...(isImageFile(path) && measureImage(bytes)) }
}

function hashPieces(path: string): string {
  const hash = createHash('sha256')
  const piece = Buffer.allocUnsafe(PIECE_BYTES)
  const file = openSync(path, 'r')
  try {
    let length = readSync(file, piece, 0, PIECE_BYTES, null)
    while (length > 0) {
      hash.update(piece.subarray(0, length))
      length = readSync(file, piece, 0, PIECE_BYTES, null)
    }
  } finally {
    closeSync(file)
  }
  return hash.digest('hex').slice(0, HASH_DIGITS)
}

function broken(file: string, problem: string): Diagnostic {
  return {
    code: 'unreadable-image',
    severity: 'warning',
    file,
    message: `this image has no width and height in the HTML, because ${problem}`,
    hint: problem.startsWith('the SVG') ? 'Give its svg element a viewBox' : 'Save it again, or replace it',
  }
}
