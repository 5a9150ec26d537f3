import { isUtf8 } from 'node:buffer'
import type { Diagnostic } from '@docgen/renderer/contract'
import { hashBytes } from '../../cache/hash.js'
import { readRegularFile } from '../../config/read-regular-file.js'
import { describeFileError } from './describe-file-error.js'

/** A text file's content and hash. */
export interface TextFile {
  /** The content, without a byte order mark and with unchanged line ends; U+FFFD replaces invalid bytes. */
  readonly text: string
  /** 32 hex digits of the SHA-256 of the file's bytes. */
  readonly hash: string
  readonly diagnostics: readonly Diagnostic[]
}

const REPLACEMENT = '\ufffd'

/** Larger files are an error: parsing one could use up the memory. */
const MAX_BYTES = 16 * 1024 * 1024

/**
 * Reads a UTF-8 file at an absolute path; `file` is its name in diagnostics. The text is `undefined`, with a
 * diagnostic, if the file cannot be read or is too large.
 */
export function readText(
  path: string,
  file: string,
): TextFile | { readonly text?: undefined; readonly diagnostics: readonly Diagnostic[] } {
  let bytes: Buffer
  try {
    bytes = readRegularFile(path)
  } catch (error) {
    return { diagnostics: [{ code: 'unreadable-file', severity: 'error', file, message: describeFileError(error) }] }
  }
  if (bytes.length > MAX_BYTES) return { diagnostics: [reportSize(file, bytes.length)] }
  const text = decode(bytes)
  const diagnostics = findEncodingError(file, bytes, text)
  return { text, hash: hashBytes(bytes), diagnostics }
}

function decode(bytes: Buffer): string {
  return bytes.toString('utf8', hasMark(bytes) ? 3 : 0)
}

function hasMark(bytes: Buffer): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
}

function reportSize(file: string, bytes: number): Diagnostic {
  return {
    code: 'file-too-large',
    severity: 'error',
    file,
    line: 1,
    column: 1,
    message: `it has ${Math.ceil(bytes / 1024 / 1024)} MiB, but a Markdown file can have at most 16`,
    hint: 'Split it into several pages, or put it into a static folder and link to it',
  }
}

function findEncodingError(file: string, bytes: Buffer, text: string): readonly Diagnostic[] {
  if (bytes.includes(0) || hasUtf16Mark(bytes)) return [reportNullByte(file, bytes, text)]
  return isUtf8(bytes) ? [] : [reportInvalidByte(file, bytes, text)]
}

function hasUtf16Mark([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
}

/** Whether a text of ASCII characters is encoded in UTF-16, judging by its start. */
function isEverySecondNull(bytes: Uint8Array): boolean {
  return [0, 1].some((start) => bytes[start] === 0 && (bytes[start + 2] ?? 0) === 0)
}

/** Reports a null byte: UTF-16 has one in every ASCII character; in any other encoding, the file is not text. */
function reportNullByte(file: string, bytes: Buffer, text: string): Diagnostic {
  const isUtf16 = hasUtf16Mark(bytes) || isEverySecondNull(bytes)
  const before = text.slice(0, text.indexOf('\0'))
  const position = isUtf16
    ? { line: 1, column: 1 }
    : { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') }
  return {
    code: 'invalid-encoding',
    severity: 'error',
    file,
    ...position,
    message: isUtf16 ? 'it is encoded in UTF-16, not in UTF-8' : 'it contains a null byte',
    hint: isUtf16 ? 'Save the file as UTF-8' : 'Remove it, or move the file into a static folder if it is not text',
  }
}

function reportInvalidByte(file: string, bytes: Buffer, text: string): Diagnostic {
  const { offset, index } = findInvalidByte(bytes, text)
  const before = text.slice(0, index)
  const invalidByte = (bytes[offset] ?? 0).toString(16).padStart(2, '0')
  return {
    code: 'invalid-encoding',
    severity: 'error',
    file,
    line: before.split('\n').length,
    column: index - before.lastIndexOf('\n'),
    message: `the byte 0x${invalidByte} at offset ${offset} is not part of any UTF-8 character`,
    hint: 'Save the file as UTF-8',
  }
}

/**
 * Finds the first invalid byte, which decoding replaced with U+FFFD, as offset in the bytes and index in the text. The
 * text may also contain U+FFFD legitimately.
 */
function findInvalidByte(bytes: Buffer, text: string): { readonly offset: number; readonly index: number } {
  const start = hasMark(bytes) ? 3 : 0
  let index = text.indexOf(REPLACEMENT)
  while (index !== -1) {
    const offset = start + Buffer.byteLength(text.slice(0, index))
    if (bytes[offset] !== 0xef || bytes[offset + 1] !== 0xbf || bytes[offset + 2] !== 0xbd) return { offset, index }
    index = text.indexOf(REPLACEMENT, index + 1)
  }
  throw new Error('valid UTF-8 was reported as invalid')
}
