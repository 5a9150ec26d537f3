import { examineSite } from '../doctor/examine-site.js'
import { enterSite } from '../guard/working-folder.js'
import { formatDoctor } from '../terminal/format-doctor.js'
import { printDiagnostics } from '../terminal/print-diagnostics.js'
import type { DoctorOptions } from './doctor-command.js'
import { EXIT } from './exit-codes.js'
import { findMissingFolder } from './find-missing-folder.js'
import { findOutputFolder } from './find-output-folder.js'
import { openTerminal } from './open-terminal.js'

/** The default port of `docgen serve` and `docgen dev`. */
const PORT = 3000

/** `docgen doctor`: examines the environment and a site, and returns the exit code. */
export async function runDoctor(dir: string, options: DoctorOptions, version: string): Promise<number> {
  const terminal = openTerminal(options)
  const siteDir = enterSite(dir)
  const missing = findMissingFolder(siteDir)
  if (missing) {
    printDiagnostics([missing], siteDir, terminal)
    return EXIT.usage
  }
  const report = await examineSite({ siteDir, outDir: findOutputFolder(siteDir, options.out), version, port: PORT })
  if (options.json) terminal.write(`${JSON.stringify(report, null, 2)}\n`)
  else terminal.write(`${formatDoctor(report, terminal.colors)}\n`)
  return report.ok ? EXIT.success : EXIT.problems
}
