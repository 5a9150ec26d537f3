import { runGuarded } from '../../guard/start-watchdog.js'
import { findManifest } from '../module/hash-inputs.js'
import { type MarkdownPlugin, packageNameOf } from '../schema/markdown.js'
import { isPluginPath } from '../schema/plugin.js'
import type { Problem } from '../validate/problem.js'
import { describePluginPath } from './load-plugin-files.js'
import { explainFailure, openPackageLoader, packageOf, writePackageLoader } from './package-loader.js'

/** The packages of Markdown plugins. */
export interface MarkdownPackages {
  /** Manifests of the packages, relative to the site's folder: a new version changes the inputs. */
  readonly manifests: readonly string[]
  readonly problems: readonly Problem[]
}

/** Finds the packages of Markdown plugins, and reports problems at their position in the config. */
export async function loadMarkdownPackages(
  siteDir: string,
  markdown: Readonly<Record<'remarkPlugins' | 'rehypePlugins', readonly MarkdownPlugin[]>>,
): Promise<MarkdownPackages> {
  const load = await openPackageLoader(writePackageLoader(siteDir))
  const problems: Problem[] = []
  const manifests: string[] = []
  for (const kind of ['remarkPlugins', 'rehypePlugins'] as const) {
    for (const [position, entry] of markdown[kind].entries()) {
      const name = packageNameOf(entry)
      if (name === undefined) continue
      const path = ['markdown', kind, position]
      if (isPluginPath(name)) {
        const { message, ...rest } = describePluginPath(siteDir, name)
        problems.push({ path, blame: 'value', message: `markdown.${kind}[${position}]: ${message}`, ...rest })
        continue
      }
      try {
        const { default: exported } = await runGuarded(`the package ${name}`, () => load(name))
        const manifest = findManifest(siteDir, packageOf(name))
        if (manifest !== undefined) manifests.push(manifest)
        if (typeof exported === 'function') continue
        const message = `markdown.${kind}[${position}]: the package ${name} has no plugin as its default export`
        problems.push({ path, blame: 'value', message })
      } catch (error) {
        problems.push({ path, blame: 'value', ...explainFailure(name, error, siteDir) })
      }
    }
  }
  return { manifests: [...new Set(manifests)].sort(), problems }
}
