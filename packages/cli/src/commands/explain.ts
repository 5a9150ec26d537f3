import { join, resolve } from 'node:path'
import { explain } from '../session/explain-page.js'
import { withExplainedSite } from '../session/open-explained-site.js'
import { formatExplanation } from '../terminal/format-explanation.js'
import { printDiagnostics } from '../terminal/print-diagnostics.js'
import { EXIT } from './exit-codes.js'
import type { ExplainOptions } from './explain-command.js'
import { openTerminal } from './open-terminal.js'

/** `docgen explain`: says what a page or file is made of or used by, and gives the exit code. */
export async function runExplain(subject: string, dir: string, options: ExplainOptions): Promise<number> {
  const terminal = openTerminal(options)
  const siteDir = resolve(dir)
  const outDir = options.out === undefined ? join(siteDir, 'dist') : resolve(options.out)
  const request = { siteDir, outDir, includesDrafts: options.drafts === true }
  const { value, diagnostics } = await withExplainedSite(request, (site) => explain(subject, site))
  printDiagnostics([...diagnostics, ...(value?.diagnostics ?? [])], siteDir, terminal)
  if (!value?.value) return EXIT.usage
  terminal.say(formatExplanation(value.value, terminal.colors))
  return EXIT.fine
}
