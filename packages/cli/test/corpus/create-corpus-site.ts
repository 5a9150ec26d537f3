import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copySite, type SiteCopy } from '../build-copy.js'

/** The address before a source's path in the link "Edit this page", by which a page names its source. */
export const EDIT_URL = 'https://edit.example/'

const CONFIG = `export default {
  title: 'Babel',
  url: 'https://babel.example',
  docs: { routeBasePath: 'docs', editUrl: '${EDIT_URL}' },
  navbar: { title: 'Babel' },
  llms: { pages: true },
  // Pages of Babel's site that are no documents, such as its blog, are not there.
  onBrokenLinks: 'warn',
}
`
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A site of ten lines around a folder of documents, in a new temporary folder, with the one picture that they ask for. */
export function createCorpusSite(documents: string): SiteCopy {
  const folder = mkdtempSync(join(tmpdir(), 'docgen-corpus-'))
  cpSync(documents, join(folder, 'docs'), { recursive: true })
  mkdirSync(join(folder, 'static/img'), { recursive: true })
  writeFileSync(join(folder, 'static/img/syntax-highlighting.png'), Buffer.from(PIXEL, 'base64'))
  writeFileSync(join(folder, 'site.config.ts'), CONFIG)
  const copy = copySite(folder)
  rmSync(folder, { recursive: true, force: true })
  return copy
}
