import { availableParallelism } from 'node:os'
import { enterSite } from '../guard/working-folder.js'
import type { Terminal } from '../terminal/create-terminal.js'
import { formatCount } from '../terminal/format-amounts.js'
import { printDiagnostics } from '../terminal/print-diagnostics.js'
import { createProgressListener } from '../terminal/render-progress.js'
import { type CutVersion, cutVersion } from '../versions/cut-version.js'
import { describeVersions, type VersionSummary } from '../versions/describe-versions.js'
import { removeVersion } from '../versions/remove-version.js'
import { MAX_WORKERS } from './build.js'
import { EXIT } from './exit-codes.js'
import { findMissingFolder } from './find-missing-folder.js'
import { openTerminal } from './open-terminal.js'
import type { JsonOptions, VerbosityOptions } from './verbosity.js'
import type { CutOptions, DocsOptions } from './version-command.js'

/** Names that are probably meant as a subcommand that cuts a version, as in `docgen version create 1.0`. */
const CUTTING_VERBS: ReadonlySet<string> = new Set(['add', 'create', 'cut', 'new'])
/** Names that are probably meant as a subcommand that removes a version. */
const REMOVING_VERBS: ReadonlySet<string> = new Set(['del', 'delete', 'drop', 'rm'])

/** `docgen version <name>`: creates a version from the working tree. */
export async function runVersionCut(name: string, dir: string, options: CutOptions): Promise<number> {
  const terminal = openTerminal(options)
  const siteDir = enterSite(dir)
  const isDryRun = options.dryRun === true
  const hint = hintForVerb(name, dir)
  const missing = hint === undefined ? undefined : findMissingFolder(siteDir)
  if (missing && hint !== undefined) {
    printDiagnostics([{ ...missing, hint }], siteDir, terminal)
    return EXIT.usage
  }
  const now = (): number => performance.now()
  const build = {
    workers: Math.min(availableParallelism(), MAX_WORKERS),
    now,
    onProgress: createProgressListener(terminal, now),
  }
  const { value, diagnostics, isRefused } = await cutVersion({
    siteDir,
    name,
    docs: options.docs,
    build,
    isDryRun,
    onWait: createWaitPrinter(terminal),
  })
  terminal.redraw('')
  printDiagnostics(diagnostics, siteDir, terminal)
  if (!value) {
    if (!isRefused) terminal.printError(`Version ${name} was not cut. Nothing has changed.`)
    return isRefused ? EXIT.usage : EXIT.problems
  }
  if (options.json) {
    terminal.write(`${JSON.stringify({ isDryRun, ...value }, null, 2)}\n`)
    return EXIT.success
  }
  for (const line of describeCut(value, isDryRun)) terminal.print(line)
  return EXIT.success
}

/** The command that a user probably means who writes a verb as the name; `undefined` for other names. */
function hintForVerb(name: string, version: string): string | undefined {
  if (CUTTING_VERBS.has(name)) return `To cut the version ${version}: npx docgen version ${version}`
  if (REMOVING_VERBS.has(name)) return `To remove the version ${version}: npx docgen version remove ${version}`
  return undefined
}

/** Describes what was cut, or would be cut, and what the user has to do next; one line each. */
export function describeCut(
  { name, files, hasMenu }: Pick<CutVersion, 'name' | 'files' | 'hasMenu'>,
  isDryRun: boolean,
): readonly string[] {
  const count = formatCount(files, 'file')
  return [
    isDryRun
      ? `Would cut version ${name}: ${count}. The site builds with it.`
      : `Cut version ${name}: ${count}. docgen version list shows the URL of each version.`,
    ...(hasMenu
      ? []
      : ["Let readers choose a version: add { type: 'docsVersionDropdown' } to navbar.items in the config."]),
  ]
}

/** `docgen version remove <name>`: removes a version. */
export async function runVersionRemove(
  name: string,
  dir: string,
  options: VerbosityOptions & DocsOptions,
): Promise<number> {
  const terminal = openTerminal(options)
  const siteDir = enterSite(dir)
  const { value, diagnostics, isRefused } = await removeVersion({
    siteDir,
    name,
    docs: options.docs,
    onWait: createWaitPrinter(terminal),
  })
  printDiagnostics(diagnostics, siteDir, terminal)
  if (value === undefined) return isRefused ? EXIT.usage : EXIT.problems
  terminal.print(`Removed version ${value}.`)
  return EXIT.success
}

/** `docgen version list`: lists the versions that a build would publish. */
export async function runVersionList(dir: string, options: VerbosityOptions & JsonOptions): Promise<number> {
  const terminal = openTerminal(options)
  const siteDir = enterSite(dir)
  const { value, diagnostics } = await describeVersions(siteDir)
  printDiagnostics(diagnostics, siteDir, terminal)
  if (!value) return EXIT.usage
  if (options.json) terminal.write(`${JSON.stringify(value, null, 2)}\n`)
  else printVersions(value, terminal)
  return diagnostics.some(({ severity }) => severity === 'error') ? EXIT.problems : EXIT.success
}

function createWaitPrinter({ printError }: Terminal): (pid: number) => void {
  return (pid) => printError(`Waiting for another change of this site's versions to end (process ${pid}) …`)
}

function printVersions(versions: readonly VersionSummary[], { print, colors }: Terminal): void {
  const width = Math.max(...versions.map(({ name }) => name.length))
  for (const { name, label, route, isLast, banner, documents } of versions) {
    const facts = [
      route,
      `${documents} ${documents === 1 ? 'document' : 'documents'}`,
      ...(label === name ? [] : [`label ${label}`]),
      ...(isLast ? ['latest'] : []),
      ...(banner ? [`banner ${banner}`] : []),
    ]
    print(`${colors.bold(name.padEnd(width))}  ${facts.join(', ')}`)
  }
}
