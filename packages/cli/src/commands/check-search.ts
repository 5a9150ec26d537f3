import { join, resolve } from 'node:path'
import { checkSearch } from '../session/search/check-search.js'
import { printDiagnostics } from '../terminal/print-diagnostics.js'
import type { CheckSearchOptions } from './check-command.js'
import { EXIT } from './exit-codes.js'
import { openTerminal } from './open-terminal.js'

/**
 * `docgen check search`: prints the queries whose page dropped in the results and the overall quality, and returns
 * the exit code.
 */
export async function runCheckSearch(dir: string, options: CheckSearchOptions): Promise<number> {
  const terminal = openTerminal(options)
  const siteDir = resolve(dir)
  const outDir = options.out === undefined ? join(siteDir, 'dist') : resolve(options.out)
  const { value, diagnostics } = await checkSearch(siteDir, outDir)
  printDiagnostics(diagnostics, siteDir, terminal)
  if (!value) return EXIT.usage
  const { mrr, questions } = value
  if (options.json) terminal.write(`${JSON.stringify({ version: 1, mrr, questions, diagnostics }, null, 2)}\n`)
  const first = questions.filter(({ rank }) => rank === 1).length
  terminal.print(
    `${first} of ${questions.length} queries find their page first; mean reciprocal rank ${mrr.toFixed(3)}.`,
  )
  return diagnostics.some(({ severity }) => severity === 'error') ? EXIT.problems : EXIT.success
}
