import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { hashBytes } from '../../cache/hash.js'
import { createTestFolder } from '../create-test-folder.js'
import { readText } from './read-text.js'

const read = (content: string | Uint8Array) => readText(join(createTestFolder({ 'a.md': content }), 'a.md'), 'a.md')
const bytes = (...parts: readonly (string | readonly number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))))

it.each([
  ['nothing', '', ''],
  ['line ends of every kind', 'a\r\nb\rc\n', 'a\r\nb\rc\n'],
  ['a byte order mark', '\ufeffText', 'Text'],
  ['characters of every length', 'aäあ😀', 'aäあ😀'],
  ['the replacement character itself', 'a\ufffdb', 'a\ufffdb'],
])('reads %s', (_name, content, text) => {
  expect(read(content)).toEqual({ text, hash: hashBytes(content), diagnostics: [] })
})

it.each([
  ['with its mark', Buffer.from('\ufeffText', 'utf16le'), 'it is encoded in UTF-16, not in UTF-8'],
  ['without its mark', Buffer.from('Text', 'utf16le'), 'it is encoded in UTF-16, not in UTF-8'],
  ['the other way round', Buffer.from('Text', 'utf16le').swap16(), 'it is encoded in UTF-16, not in UTF-8'],
])('detects UTF-16 %s', (_name, content, message) => {
  expect(read(content).diagnostics).toMatchObject([{ code: 'invalid-encoding', message }])
})

it('reports the position of a null byte', () => {
  const message = 'it contains a null byte'
  expect(read('line\nab\0c').diagnostics).toMatchObject([{ code: 'invalid-encoding', line: 2, column: 3, message }])
})

it.each([
  ['at the start', bytes([0xff], 'x'), { line: 1, column: 1, offset: 0, byte: 'ff' }],
  ['of Latin 1', bytes('one\r\ntwo\nna', [0xef], 've\n'), { line: 3, column: 3, offset: 11, byte: 'ef' }],
  ['after the character that stands for it', bytes('\ufffd\n', [0x80]), { line: 2, column: 1, offset: 4, byte: '80' }],
  ['after characters of several bytes', bytes('äあ😀', [0xc3]), { line: 1, column: 5, offset: 9, byte: 'c3' }],
  ['behind a byte order mark', bytes([0xef, 0xbb, 0xbf], 'ab', [0xfe]), { line: 1, column: 3, offset: 5, byte: 'fe' }],
  ['of half a surrogate pair', bytes('ok', [0xed, 0xa0, 0x80]), { line: 1, column: 3, offset: 2, byte: 'ed' }],
])('reports a byte %s', (_name, content, { line, column, offset, byte }) => {
  const { text, diagnostics } = read(content)
  expect(text).toContain('\ufffd')
  expect(diagnostics).toEqual([
    {
      code: 'invalid-encoding',
      severity: 'error',
      file: 'a.md',
      line,
      column,
      message: `the byte 0x${byte} at offset ${offset} is not part of any UTF-8 character`,
      hint: 'Save the file as UTF-8',
    },
  ])
})

it('reports unreadable files, and files too large to be pages', () => {
  const folder = createTestFolder({ 'big.md': Buffer.alloc(17 * 1024 * 1024, 'x') })
  mkdirSync(join(folder, 'folder.md'))
  expect(readText(join(folder, 'folder.md'), 'folder.md').diagnostics).toMatchObject([
    { code: 'unreadable-file', message: 'could not be read: it is a folder, not a file' },
  ])
  expect(readText(join(folder, 'none.md'), 'none.md').diagnostics).toMatchObject([
    { message: 'could not be read: it does not exist' },
  ])
  expect(readText(join(folder, 'big.md'), 'big.md')).toMatchObject({
    diagnostics: [{ code: 'file-too-large', file: 'big.md' }],
  })
})
