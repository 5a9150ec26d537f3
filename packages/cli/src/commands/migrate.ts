import { enterSite } from '../guard/working-folder.js'
import { loadTool, migrateSite } from '../migrate/migrate-site.js'
import { formatMigration } from '../terminal/format-migration.js'
import { printDiagnostics } from '../terminal/print-diagnostics.js'
import { EXIT } from './exit-codes.js'
import type { MigrateOptions, MigrationName } from './migrate-command.js'
import { openTerminal } from './open-terminal.js'

/** `docgen migrate <tool>`: generates a config from that of another tool, or compares the output of both tools. */
export async function runMigrate(name: MigrationName, dir: string, options: MigrateOptions): Promise<number> {
  const { compare, report, json, force = false, dryRun = false } = options
  if (compare !== undefined) {
    const { runCompare } = await import('./compare.js')
    return runCompare(dir, { tool: await loadTool(name), built: compare }, options)
  }
  const terminal = openTerminal(options)
  const siteDir = enterSite(dir)
  const { value, diagnostics } = await migrateSite({ tool: name, siteDir, report, isForced: force, isDry: dryRun })
  printDiagnostics(diagnostics, siteDir, terminal)
  if (!value) return EXIT.usage
  if (json) {
    const { from, to, notes, writtenFiles, config } = value
    terminal.write(`${JSON.stringify({ from, to, written: writtenFiles, config, notes }, null, 2)}\n`)
    return EXIT.success
  }
  if (dryRun) terminal.write(value.config)
  const { presentFiles, ...others } = value
  const view = { ...others, folder: dir, ...(!dryRun && { presentFiles }) }
  for (const line of formatMigration(view, terminal)) terminal.print(line)
  return EXIT.success
}
