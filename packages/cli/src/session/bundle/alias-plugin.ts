import type { Plugin } from 'esbuild'

/** Where names for imports apply. */
export interface AliasSettings {
  readonly siteDir: string
  /** Name → package, or path from the site's folder that starts with `./`. */
  readonly alias: Readonly<Record<string, string>>
}

/**
 * Resolves names of the config, longer ones first. What an alias names is not replaced again, so that a name can stand
 * for a file that imports the package of that name.
 */
export function aliasPlugin({ siteDir, alias }: AliasSettings): Plugin {
  return {
    name: 'alias',
    setup(build) {
      const names = Object.keys(alias).toSorted((a, b) => b.length - a.length)
      if (names.length === 0) return
      build.onResolve({ filter: /^[^.]/ }, async ({ path, pluginData, ...rest }) => {
        if (pluginData?.isAliased || rest.kind === 'entry-point') return undefined
        const name = names.find((each) => path === each || path.startsWith(each.endsWith('/') ? each : `${each}/`))
        if (name === undefined) return undefined
        const target = (alias[name] ?? '') + path.slice(name.length)
        const { kind, importer, namespace } = rest
        const found = await build.resolve(target, {
          kind,
          importer,
          namespace,
          resolveDir: siteDir,
          pluginData: { isAliased: true },
        })
        // Named as written, so that errors show the import of the file.
        return found.errors.length > 0 ? { errors: [{ text: `Could not resolve "${path}"` }] } : found
      })
    },
  }
}
