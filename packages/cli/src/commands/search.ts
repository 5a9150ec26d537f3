import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { openBuiltFolder } from '../session/search/built-files.js'
import { openBuiltSearch } from '../session/search/open-built-search.js'
import { formatHits } from '../terminal/format-hits.js'
import { printDiagnostics } from '../terminal/print-diagnostics.js'
import { EXIT } from './exit-codes.js'
import { findOutputFolder } from './find-output-folder.js'
import { openTerminal } from './open-terminal.js'
import type { SearchOptions } from './search-command.js'

/**
 * `docgen search`: lists the results that a reader would get, and returns the exit code; an empty result is not an
 * error.
 */
export async function runSearch(text: string, dir: string, options: SearchOptions): Promise<number> {
  const terminal = openTerminal(options)
  const siteDir = resolve(dir)
  if (text.trim() === '') {
    const hint = 'Enter a query: docgen search "free trial"'
    printDiagnostics(
      [{ code: 'nothing-to-search', severity: 'error', message: 'the query is empty', hint }],
      siteDir,
      terminal,
    )
    return EXIT.usage
  }
  if (!existsSync(siteDir)) {
    const hint = `Put a query of several words in quotes: docgen search ${JSON.stringify(`${text} ${dir}`)}`
    printDiagnostics(
      [{ code: 'nothing-to-search', severity: 'error', message: `folder ${dir} not found`, hint }],
      siteDir,
      terminal,
    )
    return EXIT.usage
  }
  const outDir = findOutputFolder(siteDir, options.out)
  const built = await openBuiltSearch(openBuiltFolder(outDir), options)
  printDiagnostics(built.diagnostics, siteDir, terminal)
  if (!built.value) return EXIT.usage
  const { value: hits, diagnostics } = await built.value.search({ text, limit: options.limit })
  printDiagnostics(diagnostics, siteDir, terminal)
  if (diagnostics.length > 0) return EXIT.usage
  if (options.json) terminal.write(`${JSON.stringify(hits, null, 2)}\n`)
  else terminal.print(formatHits(hits, terminal.colors, built.value.otherVersions))
  return EXIT.success
}
