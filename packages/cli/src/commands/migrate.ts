import { enterSite } from '../guard/working-folder.js'
import { loadTool, migrateSite } from '../migrate/migrate-site.js'
import { formatMigration } from '../terminal/format-migration.js'
import { printDiagnostics } from '../terminal/print-diagnostics.js'
import { EXIT } from './exit-codes.js'
import type { MigrateOptions, MigrationName } from './migrate-command.js'
import { openTerminal } from './open-terminal.js'

/** `docgen migrate <tool>`: generates a config from that of another tool, or compares the output of both tools. */
export async function runMigrate(name: MigrationName, dir: string, options: MigrateOptions): Promise<number> {
  const { compare, report, json, force = false, dryRun = false, write = false } = options
  if (compare !== undefined) {
    const { runCompare } = await import('./compare.js')
    return runCompare(dir, { tool: await loadTool(name), built: compare }, options)
  }
  const terminal = openTerminal(options)
  const siteDir = enterSite(dir)
  const { value, diagnostics } = await migrateSite({
    tool: name,
    siteDir,
    report,
    isForced: force,
    isDry: dryRun,
    isConverting: write,
  })
  printDiagnostics(diagnostics, siteDir, terminal)
  if (!value) return EXIT.usage
  if (json) {
    const { from, to, notes, writtenFiles, config, rewrites, isConverting, diff } = value
    const conversions = rewrites.map(({ before, after, rules }) => ({ from: before.path, to: after.path, rules }))
    const changes = { [isConverting && !dryRun ? 'converted' : 'convertible']: conversions }
    terminal.write(`${JSON.stringify({ from, to, written: writtenFiles, ...changes, diff, config, notes }, null, 2)}\n`)
    return EXIT.success
  }
  if (dryRun && write && value.diff) {
    // Nothing else, so that Git can read it.
    terminal.write(value.diff)
    return EXIT.success
  }
  if (dryRun && !write) terminal.write(value.config)
  const { presentFiles, ...others } = value
  const view = { ...others, folder: dir, isDry: dryRun, ...(!dryRun && { presentFiles }) }
  for (const line of formatMigration(view, terminal)) terminal.print(line)
  return EXIT.success
}
