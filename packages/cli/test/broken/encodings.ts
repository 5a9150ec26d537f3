import type { BrokenCase } from './broken-case.js'
import { addPage } from './broken-site.js'

const TEXT = '# Page\n\nA café, and a [broken link](/nowhere).\n'

/** Pages whose bytes are not what they should be. */
export const brokenEncodings: Readonly<Record<string, BrokenCase>> = {
  'utf-16-little-endian': page(Buffer.from(`\ufeff${TEXT}`, 'utf16le')),
  'utf-16-big-endian': page(Buffer.from(`\ufeff${TEXT}`, 'utf16le').swap16()),
  'utf-16-without-mark': page(Buffer.from(TEXT, 'utf16le')),
  'latin-1': page(Buffer.from(TEXT, 'latin1')),
  'latin-1-in-front-matter': page(Buffer.from(`---\ntitle: Café\n---\n\n${TEXT}`, 'latin1')),
  'surrogate-alone': page(
    Buffer.concat([Buffer.from('# Page\n\nHalf a character: '), Buffer.from([0xed, 0xa0, 0x80, 0x0a])]),
  ),
  'overlong-bytes': page(Buffer.concat([Buffer.from('# Page\n\nA slash: '), Buffer.from([0xc0, 0xaf, 0x0a])])),
  'cut-in-a-character': page(Buffer.from('# Page\n\nA café').subarray(0, -1)),
  'null-bytes': page('# Page\n\nA \0 and a [broken\0 link](/nowhere\0).\n'),
  'byte-order-mark': page(`\ufeff---\ntitle: Page\ntitel: Page\n---\n\n${TEXT}`),
  'byte-order-mark-in-the-middle': page(`# Page\n\n\ufeffA [broken link](/nowhere).\n`),
  'windows-line-ends': page('---\r\ntitle: Page\r\n---\r\n\r\n# Page\r\n\r\nA\r\n[broken link](/nowhere).\r\n'),
  'old-line-ends': page('# Page\r\rA\r[broken link](/nowhere).\r'),
  'mixed-line-ends': page('# Page\r\n\rA\n\r\n[broken link](/nowhere).\r\n'),
  'line-separators': page('# Page\n\nA\u2028B\u2029C\u0085D [broken link](/nowhere).\n'),
  'line-of-a-megabyte': page(`# Page\n\n${'word '.repeat(200_000)}[broken link](/nowhere) ${'word '.repeat(1000)}\n`),
  'word-of-a-megabyte': page(`# Page\n\n${'x'.repeat(1_000_000)}<b onclick="x">b</b>\n`),
  'brackets-without-end': page(`# Page\n\n${'['.repeat(20_000)}\n\n[broken link](/nowhere)\n`),
  'page-of-17-megabytes': page(Buffer.alloc(17 * 1024 * 1024, 'word ')),
  'image-named-page': page(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d])),
  'controls-in-text': page(
    '# Page\n\nA bell \u0007, an escape \u001b[31mred, a <a href="/now&#27;[31mhere">broken link</a>.\n',
  ),
  'right-to-left-override': page('# Page\n\nA \u202e[broken link](/nowhere\u202e).\n'),
  'wide-characters-before': page('# Page\n\n日本語と👩‍👩‍👧 の [broken link](/nowhere).\n'),
}

function page(content: string | Uint8Array): BrokenCase {
  return { make: () => addPage(content) }
}
