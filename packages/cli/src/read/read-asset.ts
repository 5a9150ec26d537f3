import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import { imageSize } from 'image-size'
import { hashBytes } from '../cache/hash.js'
import type { Memo } from '../cache/memo.js'
import { readRegularFile } from '../config/read-regular-file.js'
import { describeFileError } from './files/describe-file-error.js'
import type { Asset } from './site-files.js'

/** Larger files are hashed in chunks: a video must not be loaded into memory. */
const CHUNK_BYTES = 4 * 1024 * 1024

/** Number of hexadecimal digits, as in `hashBytes`. */
const HASH_DIGITS = 32

/**
 * Facts about a file that changed more recently are not cached, because it may change again without a new timestamp.
 */
const SETTLING_MS = 2000

/** Facts read from a file's bytes. */
type FileFacts = Pick<Asset, 'hash' | 'width' | 'height'> & Pick<ImageSize, 'problem'>

/**
 * Reads a file's hash, size and, for an image, width and height; `undefined`, with a diagnostic, if it cannot be read.
 * Uses the cached facts of an earlier run if the file's times and size are unchanged.
 */
export function readAsset(siteDir: string, path: string, memo: Memo): Outcome<Asset | undefined> {
  try {
    const { size, mtimeMs, ctimeMs } = statSync(join(siteDir, path))
    const key = { size, mtimeMs, ctimeMs }
    const saved = memo.load<FileFacts>(`stat:${path}`, key)
    const facts = saved ?? readFacts(join(siteDir, path), size)
    const isSettled = Date.now() - Math.max(mtimeMs, ctimeMs) >= SETTLING_MS
    if (!saved && isSettled) memo.save(`stat:${path}`, key, facts)
    const { problem, ...rest } = facts
    return {
      value: { path, bytes: size, ...rest },
      diagnostics: problem === undefined ? [] : [reportBrokenImage(path, problem)],
    }
  } catch (error) {
    const message = describeFileError(error)
    return { value: undefined, diagnostics: [{ code: 'unreadable-file', severity: 'error', file: path, message }] }
  }
}

function readFacts(path: string, size: number): FileFacts {
  if (!isImageFile(path) && size > CHUNK_BYTES) return { hash: hashInChunks(path) }
  const bytes = readRegularFile(path)
  return { hash: hashBytes(bytes), ...(isImageFile(path) && measureImage(bytes)) }
}

function hashInChunks(path: string): string {
  const hash = createHash('sha256')
  const chunk = Buffer.allocUnsafe(CHUNK_BYTES)
  const file = openSync(path, 'r')
  try {
    let length = readSync(file, chunk, 0, CHUNK_BYTES, null)
    while (length > 0) {
      hash.update(chunk.subarray(0, length))
      length = readSync(file, chunk, 0, CHUNK_BYTES, null)
    }
  } finally {
    closeSync(file)
  }
  return hash.digest('hex').slice(0, HASH_DIGITS)
}

function reportBrokenImage(file: string, problem: string): Diagnostic {
  return {
    code: 'unreadable-image',
    severity: 'warning',
    file,
    message: `this image has no width and height in the HTML, because ${problem}`,
    hint: problem === SVG_WITHOUT_SIZE ? 'Give its svg element a viewBox' : 'Save it again, or replace it',
  }
}

/** An image's size in CSS pixels, or the problem because of which it is unknown. */
export interface ImageSize {
  readonly width?: number
  readonly height?: number
  readonly problem?: string
}

const IMAGE = /\.(?:avif|bmp|gif|ico|jpe?g|png|svg|webp)$/i

const SVG_WITHOUT_SIZE = 'the SVG has neither width and height in pixels nor a viewBox'

/** Number of bytes of an SVG that `image-size` reads. */
const SVG_HEAD = 1000
const SVG_TAG = /<svg\s(?:[^<>"']|"[^"]*"|'[^']*')*>/

/** Images with this EXIF orientation, or a higher one, are rotated by 90 degrees. */
const FIRST_ROTATED = 5

/** Whether a path has the extension of an image whose size docgen can read. */
function isImageFile(path: string): boolean {
  return IMAGE.test(path)
}

/** Reads an image's size from its bytes (package `image-size`); a broken image is a problem, never an exception. */
export function measureImage(bytes: Uint8Array): ImageSize {
  if (bytes.length === 0) return { problem: 'it is empty' }
  try {
    const { width, height, orientation = 1 } = imageSize(shortenSvg(bytes))
    if (!(width > 0 && height > 0)) return { problem: 'its width or height is 0' }
    const size = { width: Math.round(width), height: Math.round(height) }
    return orientation >= FIRST_ROTATED ? { width: size.height, height: size.width } : size
  } catch {
    // The package throws various errors for unexpected bytes.
    if (isSvg(bytes)) return { problem: SVG_WITHOUT_SIZE }
    return { problem: 'docgen could not read its size: it is damaged, or not an image of a known format' }
  }
}

/**
 * Shortens an SVG whose opening tag is longer than the start that `image-size` reads: some drawing programs store their
 * source in an attribute of the tag.
 */
function shortenSvg(bytes: Uint8Array): Uint8Array {
  const head = Buffer.from(bytes.subarray(0, SVG_HEAD)).toString('utf8')
  if (!/<svg\s/.test(head) || SVG_TAG.test(head)) return bytes
  const [tag = ''] = SVG_TAG.exec(Buffer.from(bytes).toString('utf8')) ?? []
  const attributes = tag.match(/\s(?:width|height|viewBox)=(?:"[^"]*"|'[^']*')/gi) ?? []
  return Buffer.from(`<svg ${attributes.join('')}></svg>`)
}

/** Whether the first bytes contain a complete opening tag of an SVG. */
function isSvg(bytes: Uint8Array): boolean {
  return /^[^<]*(?:<[?!][^>]*>[^<]*)*<svg\b[^>]*>/.test(Buffer.from(bytes.subarray(0, SVG_HEAD)).toString('utf8'))
}
