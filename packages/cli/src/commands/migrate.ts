import { enterSite } from '../guard/working-folder.js'
import { migrateDocusaurus, NEW_CONFIG } from '../migrate/migrate-docusaurus.js'
import { formatMigration } from '../terminal/format-migration.js'
import { printDiagnostics } from '../terminal/print-diagnostics.js'
import { EXIT } from './exit-codes.js'
import type { MigrateOptions } from './migrate-command.js'
import { openTerminal } from './open-terminal.js'

/** `docgen migrate docusaurus`: generates a config from a Docusaurus config, or compares the output of both tools. */
export async function runMigrate(dir: string, options: MigrateOptions): Promise<number> {
  const { compare, report, json, force = false, dryRun = false } = options
  if (compare !== undefined) return (await import('./compare.js')).runCompare(dir, compare, options)
  const terminal = openTerminal(options)
  const siteDir = enterSite(dir)
  const { value, diagnostics } = await migrateDocusaurus({ siteDir, report, isForced: force, isDry: dryRun })
  printDiagnostics(diagnostics, siteDir, terminal)
  if (!value) return EXIT.usage
  if (json) {
    const { from, notes, writtenFiles, config } = value
    terminal.write(`${JSON.stringify({ from, to: NEW_CONFIG, written: writtenFiles, config, notes }, null, 2)}\n`)
    return EXIT.success
  }
  if (dryRun) terminal.write(value.config)
  for (const line of formatMigration({ ...value, folder: dir }, terminal)) terminal.print(line)
  return EXIT.success
}
