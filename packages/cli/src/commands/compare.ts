import { resolve } from 'node:path'
import { compareOutputs } from '../compare/compare-outputs.js'
import { loadConfig } from '../config/load-config.js'
import { enterSite } from '../guard/working-folder.js'
import { formatComparison } from '../terminal/format-comparison.js'
import { printDiagnostics } from '../terminal/print-diagnostics.js'
import { EXIT } from './exit-codes.js'
import type { MigrateOptions } from './migrate-command.js'
import { openTerminal } from './open-terminal.js'

/** The tool that built the site to compare with. */
export interface ComparedTool {
  readonly name: string
  readonly title: string
  /** Command that builds its sites; absent if only saved pages can be compared, or if it varies. */
  readonly buildCommand?: string
  /** Folder with its output; absent if only saved pages can be compared. */
  readonly builtFolder?: string
}

/**
 * `docgen migrate <tool> --compare`: compares docgen's output with the tool's output, which is in the folder `built`,
 * and returns the exit code.
 */
export async function runCompare(
  dir: string,
  { tool, built }: { readonly tool: ComparedTool; readonly built: string },
  options: MigrateOptions,
): Promise<number> {
  const terminal = openTerminal(options)
  const siteDir = enterSite(dir)
  const { out = 'dist', json, strict } = options
  const { value: loaded, diagnostics } = await loadConfig(siteDir)
  if (!loaded) {
    const hint = `Create it first: docgen migrate ${tool.name}`
    const hinted = diagnostics.map((each) => (each.code === 'missing-config' ? { ...each, hint } : each))
    printDiagnostics(hinted, siteDir, terminal)
    return EXIT.usage
  }
  const { baseUrl, url, i18n } = loaded.config
  const localeBases = Object.values(i18n.localeConfigs).map(({ path }) => (path === '' ? '' : `/${path}`))
  const site = { baseUrl, origin: new URL(url).origin, localeBases }
  const remedy = { theirs: describeRemedy(tool, built), ours: 'Build the site: docgen build' }
  const { value: comparison, diagnostics: problems } = compareOutputs({
    theirs: { folder: resolve(siteDir, built), name: built, ...site, remedy: remedy.theirs },
    ours: { folder: resolve(siteDir, out), name: out, ...site, remedy: remedy.ours },
  })
  printDiagnostics([...diagnostics, ...problems], siteDir, terminal)
  if (!comparison) return EXIT.usage
  if (json) terminal.write(`${JSON.stringify(comparison, null, 2)}\n`)
  else for (const line of formatComparison(comparison, terminal)) terminal.print(line)
  return strict && comparison.differences.length > 0 ? EXIT.problems : EXIT.success
}

/** How to get the folder to compare with. docgen downloads no sites: other tools do that well. */
function describeRemedy({ title, buildCommand, builtFolder }: ComparedTool, built: string): string {
  const isUrl = /^https?:\/\//i.test(built)
  if (isUrl || builtFolder === undefined) {
    const url = isUrl ? built : 'https://docs.example'
    return `Save the pages of the site first: wget --recursive --no-parent --adjust-extension --directory-prefix saved ${url}, then --compare saved`
  }
  return `Build the site with ${title}${buildCommand === undefined ? '' : `: ${buildCommand}`}`
}
