import { appendFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { createColors } from 'picocolors'
import { expect } from 'vitest'
import { EXIT } from '../../src/commands/exit-codes.js'
import type { BuildRequest } from '../../src/session/site-request.js'
import { createTerminal } from '../../src/terminal/create-terminal.js'
import { printDiagnostics } from '../../src/terminal/print-diagnostics.js'
import type { SiteCopy } from '../build-copy.js'

/**
 * Builds a copy of a site and gives what a person would see of it: the exit code, then every finding as it is printed.
 * Later builds must print the same: one of the same files, and one that reads all but one page from the cache.
 */
export async function printBuild(copy: SiteCopy, request: Partial<BuildRequest> = {}): Promise<string> {
  const printed = await printOnce(copy, request)
  expect(await printOnce(copy, request), 'the second build').toBe(printed)
  const witness = join(copy.siteDir, 'docs/witness.md')
  if (!existsSync(witness)) return printed
  appendFileSync(witness, '\n')
  expect(await printOnce(copy, request), 'the build after an edit of another page').toBe(printed)
  return printed
}

async function printOnce(copy: SiteCopy, request: Partial<BuildRequest>): Promise<string> {
  const { report, isConfigBroken } = await copy.build(request)
  const code = isConfigBroken ? EXIT.usage : report.ok ? EXIT.success : EXIT.problems
  const lines: string[] = []
  const terminal = {
    ...createTerminal({ stdout: process.stdout, stderr: process.stderr, environment: {} }),
    printError: (line: string) => void lines.push(line),
    // The same line in every expected file: print-diagnostics.test.ts has it.
    printHelp: () => {},
    colors: createColors(false),
  }
  printDiagnostics(report.diagnostics, copy.siteDir, terminal)
  return `exit ${code}\n\n${lines.join('\n')}`.replaceAll(copy.siteDir, '<site>').trimEnd().concat('\n')
}
