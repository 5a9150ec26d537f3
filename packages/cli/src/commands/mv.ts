import { statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import { findSiteRoot } from '../config/find-site-root.js'
import { enterSite, fromStart } from '../guard/working-folder.js'
import { type MoveReport, moveFiles } from '../moves/move-files.js'
import type { Terminal } from '../terminal/create-terminal.js'
import { formatCount } from '../terminal/format-amounts.js'
import { printDiagnostics } from '../terminal/print-diagnostics.js'
import { EXIT } from './exit-codes.js'
import type { MvOptions } from './mv-command.js'
import { openTerminal } from './open-terminal.js'

/** `docgen mv`: moves a file or folder of a site with everything that depends on its path; returns the exit code. */
export async function runMv(from: string, to: string, options: MvOptions): Promise<number> {
  const terminal = openTerminal(options)
  const [source, named] = [fromStart(from), fromStart(to)]
  const isFolder = statSync(named, { throwIfNoEntry: false })?.isDirectory() === true
  const target = isFolder && named !== source ? join(named, basename(source)) : named
  const root = findSiteRoot(dirname(source))
  if (root === undefined) {
    printDiagnostics([NO_SITE], dirname(source), terminal)
    return EXIT.usage
  }
  const siteDir = enterSite(root)
  const isDryRun = options.dryRun === true
  const { value, diagnostics } = await moveFiles({ siteDir, from: source, to: target, isDryRun })
  printDiagnostics(diagnostics, siteDir, terminal)
  if (!value) return EXIT.usage
  if (options.json) terminal.write(`${JSON.stringify({ isDryRun, ...value }, undefined, 2)}\n`)
  else printReport(value, isDryRun, terminal)
  return diagnostics.length > 0 ? EXIT.problems : EXIT.success
}

const NO_SITE: Diagnostic = {
  code: 'missing-config',
  severity: 'error',
  message: 'no site.config.ts in the folder of this file or above it',
  hint: 'Name a file of a site',
}

function printReport({ moves, edits, redirects, unfixable }: MoveReport, isDryRun: boolean, terminal: Terminal): void {
  for (const { from, to } of moves) terminal.print(`${isDryRun ? 'Would move' : 'Moved'} ${from} to ${to}`)
  const files = formatCount(new Set(edits.map(({ file }) => file)).size, 'file')
  if (edits.length > 0)
    terminal.print(`${isDryRun ? 'Would change' : 'Changed'} ${formatCount(edits.length, 'place')} in ${files}:`)
  for (const { file, line, before, after } of edits) {
    const change =
      before === '' ? `add ${after.trim()}` : after === '' ? `remove ${before.trim()}` : `${before} → ${after}`
    terminal.print(`  ${file}:${line}  ${change.replaceAll(/\s+/g, ' ')}`)
  }
  for (const { from, to } of redirects) terminal.print(`Redirect ${from} → ${to}`)
  for (const { file, line, href } of unfixable)
    terminal.printError(`warning: ${file}:${line} has a link to ${href} that you have to change by hand`)
}
