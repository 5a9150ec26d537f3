import type { Command } from 'commander'
import { addVerbosity, type Run, type VerbosityOptions } from '../verbosity.js'

/** Flags of `docgen export zip`. */
export interface ExportOptions extends VerbosityOptions {
  readonly out?: string
  readonly locale?: readonly string[]
  readonly drafts?: boolean
}

/** Flags of `docgen export pdf`. */
export interface PdfOptions extends VerbosityOptions {
  readonly out?: string
  readonly docsVersion?: string
  readonly locale?: string
  readonly section?: string
  readonly drafts?: boolean
}

/** Declares `docgen export zip` and `docgen export pdf`. */
export function addExportCommands(
  program: Command,
  runZip: Run<[dir: string, options: ExportOptions]>,
  runPdf: Run<[dir: string, options: PdfOptions]>,
): void {
  const group = program
    .command('export')
    .summary('write the site as zip archives or as a PDF')
    .description('Writes the site in a form that needs no server.')
  const zip = group
    .command('zip')
    .summary('write zip archives that work from a disk')
    .description(
      'Builds the site and writes a zip archive of each version. Its pages open from a disk and in any folder of a server, with search.',
    )
    .argument('[dir]', 'folder with the site.config file', '.')
    .option('-o, --out <folder>', 'folder for the archives (default: the current folder)')
    .option('--locale <locales...>', 'only these languages')
    .option('--drafts', 'include drafts, each with a banner')
  addVerbosity(zip).action(runZip)
  const pdf = group
    .command('pdf')
    .summary('print a version as one PDF')
    .description(
      'Builds the site and prints the pages of a version as one PDF, with cover, table of contents, outline and links. Needs Chrome, Chromium or Edge.',
    )
    .argument('[dir]', 'folder with the site.config file', '.')
    .option('-o, --out <file>', 'file to write (default: docs.pdf)')
    .option('--docs-version <name>', 'version to print (default: the latest)')
    .option('--locale <locale>', 'language to print (default: the default language)')
    .option('--section <path>', 'only pages below this path, such as /guides')
    .option('--drafts', 'include drafts, each with a banner')
  addVerbosity(pdf).action(runPdf)
}
