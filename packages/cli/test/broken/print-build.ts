import { createColors } from 'picocolors'
import { EXIT } from '../../src/commands/exit-codes.js'
import type { BuildRequest } from '../../src/session/site-request.js'
import { createTerminal } from '../../src/terminal/create-terminal.js'
import { printDiagnostics } from '../../src/terminal/print-diagnostics.js'
import type { SiteCopy } from '../build-copy.js'

/** Builds a copy of a site and gives what a person would see of it: the exit code, then every finding as it is printed. */
export async function printBuild(copy: SiteCopy, request: Partial<BuildRequest> = {}): Promise<string> {
  const { report, isConfigBroken } = await copy.build(request)
  const code = isConfigBroken ? EXIT.usage : report.ok ? EXIT.success : EXIT.problems
  const lines: string[] = []
  const terminal = {
    ...createTerminal({ stdout: process.stdout, stderr: process.stderr, environment: {} }),
    printError: (line: string) => void lines.push(line),
    colors: createColors(false),
  }
  printDiagnostics(report.diagnostics, copy.siteDir, terminal)
  return `exit ${code}\n\n${lines.join('\n')}`.replaceAll(copy.siteDir, '<site>').trimEnd().concat('\n')
}
