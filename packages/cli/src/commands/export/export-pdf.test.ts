import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ARCHIVE_BASE } from '../../export/archive-files.js'
import type { PdfDocument } from '../../export/pdf/write-pdf-document.js'
import { createTestFolder } from '../../read/create-test-folder.js'
import { EXIT } from '../exit-codes.js'
import { describeMissingBrowser, printDocument, relativizeStyles, runExportPdf } from './export-pdf.js'

const DOCUMENT: PdfDocument = {
  title: 'Kit',
  tagline: '',
  version: '',
  url: 'https://docs.example',
  language: 'en',
  direction: 'ltr',
  contents: 'Contents',
  entries: [{ label: 'Start', depth: 0, route: '/' }],
  names: new Map([['/', 'p1']]),
  sheets: [`${ARCHIVE_BASE}assets/a.css`],
  pages: [`<section id="p1"><img src="${ARCHIVE_BASE}a.png"><a href="#p1">Link</a></section>`],
}
const PDF = `%PDF-1.4
6 0 obj
<</Type /Catalog
/Pages 1 0 R>>
endobj
1 0 obj
<</Type /Pages
/Kids [2 0 R 3 0 R]>>
endobj
2 0 obj
<</Type /Page>>
endobj
3 0 obj
<</Type /Page>>
endobj
4 0 obj
<</p1 [3 0 R /XYZ 0 800 0]>>
endobj
5 0 obj
<</CreationDate (D:20261125151122+00'00')>>
endobj
`

/** Prints the document with a printer that returns a PDF, and returns what it was called with. */
async function print({ isInteractive = false, error }: { isInteractive?: boolean; error?: Error } = {}) {
  const folder = createTestFolder()
  const prints: { readonly html: string; readonly isMeasured: boolean | undefined }[] = []
  const lines: string[] = []
  const progress: string[] = []
  const printer = {
    print: async (url: string, isMeasured?: boolean): Promise<Buffer> => {
      prints.push({ html: readFileSync(fileURLToPath(url), 'utf8'), isMeasured })
      if (error) throw error
      return Buffer.from(PDF, 'latin1')
    },
  }
  const terminal = {
    isInteractive,
    printError: (line: string) => void lines.push(line),
    redraw: (line: string) => void progress.push(line),
  }
  const pdf = await printDocument(DOCUMENT, { printer, folder, terminal }).catch((reason: Error) => reason)
  return { pdf, prints, lines, progress }
}

it('prints twice: once to measure the pages, and then with their numbers', async () => {
  const { pdf, prints, lines } = await print()
  const [measured, final] = prints
  expect(prints).toMatchObject([{ isMeasured: true }, { isMeasured: false }])
  expect(measured?.html).toContain('visibility:hidden')
  expect(final?.html).not.toContain('visibility:hidden')
  expect(final?.html).toContain('<span class="pdf-number">2</span>')
  expect(lines).toEqual(['Laying out 1 page …', 'Printing 2 PDF pages …'])
  expect(String(pdf)).not.toContain('20261125')
})

it('loads images and style sheets from the folder of the site', async () => {
  const { prints } = await print()
  for (const { html } of prints) {
    expect(html).toContain('src="./a.png"')
    expect(html).toContain('href="./assets/a.css"')
    expect(html).not.toContain(ARCHIVE_BASE)
  }
})

it('shows the seconds in a terminal only, and clears them also if the print fails', async () => {
  const { lines, progress } = await print({ isInteractive: true })
  expect(lines).toEqual([])
  expect(progress).toEqual(['Laying out 1 page … 0 s', '', 'Printing 2 PDF pages … 0 s', ''])
  const failed = await print({ isInteractive: true, error: new Error('no paper') })
  expect(failed.pdf).toMatchObject({ message: 'no paper' })
  expect(failed.progress).toEqual(['Laying out 1 page … 0 s', ''])
})

it('makes URLs in style sheets relative to the sheet', () => {
  const css = `a{background:url(${ARCHIVE_BASE}a.png)}b{background:url(${ARCHIVE_BASE}b.png)}`
  const folder = createTestFolder({ 'a.css': css, 'x/y/b.css': css, 'c.txt': css, 'd.css/e.txt': css })
  relativizeStyles(folder)
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8')
  expect(read('a.css')).toBe('a{background:url(./a.png)}b{background:url(./b.png)}')
  expect(read('x/y/b.css')).toBe('a{background:url(../../a.png)}b{background:url(../../b.png)}')
  expect([read('c.txt'), read('d.css/e.txt')]).toEqual([css, css])
})

it('describes a missing browser', () => {
  expect(describeMissingBrowser({ CHROME_PATH: '/none' }).message).toBe('CHROME_PATH names /none, which does not exist')
  const missing = describeMissingBrowser({})
  expect(missing.message).toBe('docgen found no browser to print with')
  expect(describeMissingBrowser({ CHROME_PATH: '' })).toEqual(missing)
})

let output = ''
beforeEach(() => {
  output = ''
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    output += String(text)
    return true
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

it('builds nothing if it cannot write the PDF, or has no browser', async () => {
  const folder = createTestFolder({ 'taken/a.md': '' })
  expect(await runExportPdf(folder, { out: join(folder, 'taken') })).toBe(EXIT.usage)
  expect(output).toContain('could not be written: it is a folder')
  vi.stubEnv('CHROME_PATH', '/none')
  expect(await runExportPdf(folder, { out: join(folder, 'new/a.pdf') })).toBe(EXIT.usage)
  expect(output).toContain('CHROME_PATH names /none')
  expect(existsSync(join(folder, 'new/a.pdf'))).toBe(false)
})
