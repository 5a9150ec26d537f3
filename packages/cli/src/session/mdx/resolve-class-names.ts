import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { PluginBuild } from 'esbuild'
import { resolvePackage } from '../bundle/resolve-package.js'

const require = createRequire(import.meta.url)

/**
 * Loads docgen's copy of `clsx`, which joins class names, if the site has none installed. Docusaurus installs this
 * package, so the start pages of its templates import it.
 */
export function resolveClassNames(build: PluginBuild): void {
  build.onResolve({ filter: /^clsx$/ }, async (args) => {
    if (args.pluginData?.isResolving) return undefined
    const { errors } = await resolvePackage(build, args)
    return errors.length === 0 ? undefined : { path: 'clsx', namespace: 'docgen-clsx' }
  })
  build.onLoad({ filter: /./, namespace: 'docgen-clsx' }, () => ({
    contents: readFileSync(require.resolve('clsx'), 'utf8'),
  }))
}
