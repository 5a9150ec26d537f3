import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Diagnostic, readReason } from '@docgen/renderer/contract'
import { ARCHIVE_BASE, toRoot } from '../../export/archive-files.js'
import { createPdfDocument } from '../../export/pdf/create-pdf-document.js'
import { findBrowser } from '../../export/pdf/open-chromium.js'
import { openPrinter, type PdfPrinter } from '../../export/pdf/print-pdf.js'
import { readDestinations, withoutDates } from '../../export/pdf/read-destinations.js'
import { type PdfDocument, writePdfDocument } from '../../export/pdf/write-pdf-document.js'
import { fromStart, START_FOLDER } from '../../guard/working-folder.js'
import type { Trial } from '../../session/trial.js'
import type { Terminal } from '../../terminal/create-terminal.js'
import { formatBytes, formatCount } from '../../terminal/format-amounts.js'
import { printDiagnostics } from '../../terminal/print-diagnostics.js'
import { runBuild } from '../build.js'
import { EXIT } from '../exit-codes.js'
import { openTerminal } from '../open-terminal.js'
import type { PdfOptions } from './export-command.js'
import { prepareOutput, withExportFolder } from './with-export-folder.js'

/** `docgen export pdf`: builds the site into a temporary folder and prints the pages of a version as one PDF. */
export async function runExportPdf(dir: string, options: PdfOptions): Promise<number> {
  const terminal = openTerminal(options)
  const fail = (problem: Partial<Diagnostic> & Pick<Diagnostic, 'message'>): number => {
    printDiagnostics([{ code: 'pdf-not-printed', severity: 'error', ...problem }], fromStart(dir), terminal)
    return EXIT.usage
  }
  const { out = 'docs.pdf', locale, ...flags } = options
  const unwritable = prepareOutput(out, 'file')
  if (unwritable) return fail(unwritable)
  const browser = findBrowser(process.env)
  if (browser === undefined) return fail(describeMissingBrowser(process.env))
  let printer: PdfPrinter | undefined
  const onInterrupt = (): void => {
    printer?.kill()
    terminal.redraw('')
    terminal.printError('Interrupted. No PDF was written.')
  }
  return withExportFolder(onInterrupt, async (folder) => {
    let site: Trial | undefined
    const built = join(folder, 'site')
    const request = { ...flags, out: built, baseUrl: ARCHIVE_BASE, cache: false, omitsCards: true }
    const code = await runBuild(dir, { ...request, ...(locale && { locale: [locale] }) }, async (trial) => {
      site = trial
    })
    if (code !== EXIT.success || !site) return code
    const document = await createPdfDocument(site, built, options)
    if ('message' in document) return fail(document)
    relativizeStyles(built)
    try {
      printer = await openPrinter(browser, join(folder, 'profile'))
      const pdf = await printDocument(document, { printer, folder: built, terminal })
      writeFileSync(fromStart(out), pdf)
      terminal.print(`${relative(START_FOLDER, fromStart(out))}  ${formatBytes(pdf.length)}`)
      return EXIT.success
    } catch (error) {
      return fail({ message: `${browser} could not print the pages: ${readReason(error).split('\n', 1)[0]}` })
    } finally {
      await printer?.close()
    }
  })
}

/** Describes why docgen has no browser to print with. */
export function describeMissingBrowser({ CHROME_PATH = '' }: NodeJS.ProcessEnv): Pick<Diagnostic, 'message' | 'hint'> {
  if (CHROME_PATH !== '')
    return {
      message: `CHROME_PATH names ${CHROME_PATH}, which does not exist`,
      hint: 'Set it to the executable of Chrome, Chromium or Edge, or unset it, so that docgen looks for an installed one',
    }
  return {
    message: 'docgen found no browser to print with',
    hint: 'Install Chrome, Chromium or Edge, or set CHROME_PATH to its executable',
  }
}

/** The printer, the site's files and the terminal for printing a document. */
export interface Printing {
  readonly printer: Pick<PdfPrinter, 'print'>
  /** Folder of the built site. */
  readonly folder: string
  readonly terminal: Pick<Terminal, 'isInteractive' | 'printError' | 'redraw'>
}

/** Prints twice: the first print, with hidden content, shows on which PDF page each page begins. */
export async function printDocument(document: PdfDocument, { printer, folder, terminal }: Printing): Promise<Buffer> {
  const file = join(folder, 'docgen-export.html')
  const print = async (label: string, numbers?: ReadonlyMap<string, number>): Promise<Buffer> => {
    writeFileSync(file, writePdfDocument(document, numbers).replaceAll(ARCHIVE_BASE, './'))
    const stop = showSeconds(label, terminal)
    try {
      return await printer.print(pathToFileURL(file).href, numbers === undefined)
    } finally {
      stop()
    }
  }
  const { pageCount, destinations } = readDestinations(
    await print(`Laying out ${formatCount(document.pages.length, 'page')}`),
  )
  return withoutDates(await print(`Printing ${formatCount(pageCount, 'PDF page')}`, destinations))
}

/** Shows how long a task has run, because Chromium reports no progress. Returns a function to call when it ends. */
function showSeconds(label: string, terminal: Printing['terminal']): () => void {
  const start = performance.now()
  if (!terminal.isInteractive) terminal.printError(`${label} …`)
  const show = (): void => terminal.redraw(`${label} … ${Math.round((performance.now() - start) / 1000)} s`)
  show()
  const timer = setInterval(show, 1000)
  return () => {
    clearInterval(timer)
    terminal.redraw('')
  }
}

/** Makes the URLs in the style sheets of a folder relative to the sheet. */
export function relativizeStyles(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.css')) continue
    const path = join(entry.parentPath, entry.name)
    const root = toRoot(relative(folder, path).replaceAll('\\', '/'))
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(ARCHIVE_BASE, root || './'))
  }
}
