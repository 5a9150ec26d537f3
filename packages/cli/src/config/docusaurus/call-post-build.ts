import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { createFolder } from '../../cache/create-folder.js'
import { hashBytes } from '../../cache/hash.js'
import type { PluginFile, PluginFinding, SiteContext } from '../plugin.js'
import { readRegularFile } from '../read-regular-file.js'
import { describeRoutes } from './describe-routes.js'
import type { OpenedPlugin, OpenedPlugins } from './open-plugins.js'
import { createCaller } from './plugin-findings.js'

/** The files that plugins wrote after the build, and problems. */
interface AfterBuild {
  readonly files: readonly PluginFile[]
  readonly findings: readonly PluginFinding[]
}

/** Calls `postBuild` of plugins in a folder with the built pages, and collects the files that they add. */
export async function callPostBuild(
  { plugins, context, contentUses }: OpenedPlugins,
  contents: ReadonlyMap<OpenedPlugin, unknown>,
  { pages }: SiteContext,
): Promise<AfterBuild> {
  const findings: PluginFinding[] = []
  const called = plugins.filter((plugin) => plugin.methods['postBuild'] && contents.has(plugin))
  if (called.length === 0) return { files: [], findings }
  const { outDir } = context
  rmSync(outDir, { recursive: true, force: true })
  createFolder(outDir)
  const built = await writePages(outDir, pages)
  const { routes, routesPaths } = describeRoutes(pages, contentUses, context)
  for (const plugin of called) {
    const site = { ...context, routesPaths, routes, head: {}, plugins: [], content: contents.get(plugin) }
    await createCaller(context.siteDir, findings)(plugin, 'postBuild', site)
  }
  const all = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(outDir, path)).isFile())
    .sort()
    .map((path) => ({ file: path.split(sep).join('/'), content: readRegularFile(join(outDir, path)) }))
  rmSync(outDir, { recursive: true, force: true })
  const changed = all.filter(({ file, content }) => built.has(file) && built.get(file) !== hashBytes(content))
  if (changed[0]) {
    const others = changed.length > 1 ? ` and ${changed.length - 1} more` : ''
    findings.push({
      severity: 'warning',
      message: `postBuild of a Docusaurus plugin changes the page ${changed[0].file}${others}: docgen ignores these changes`,
      hint: 'Write a docgen plugin with the hook html: see “Plugins” in the manual',
    })
  }
  return { files: all.filter(({ file }) => !built.has(file)), findings }
}

/**
 * Writes copies of the pages, and returns their hashes by file. Skips pages without HTML: `serve --watch` has not
 * rendered them.
 */
async function writePages(outDir: string, pages: SiteContext['pages']): Promise<ReadonlyMap<string, string>> {
  const hashes = new Map<string, string>()
  for (const { file, readHtml } of pages) {
    const html = await readHtml()
    if (html === undefined) continue
    const bytes = Buffer.from(html)
    createFolder(dirname(join(outDir, file)))
    writeFileSync(join(outDir, file), bytes)
    hashes.set(file, hashBytes(bytes))
  }
  return hashes
}
