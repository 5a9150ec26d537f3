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
      if (Object.keys(alias).length === 0) return
      build.onResolve({ filter: /^[^.]/ }, async ({ path, pluginData, ...rest }) => {
        if (pluginData?.isAliased || rest.kind === 'entry-point') return undefined
        const target = findAlias(alias, path)
        if (target === undefined) return undefined
        const { kind, importer, namespace } = rest
        const resolved = await build.resolve(target, {
          kind,
          importer,
          namespace,
          resolveDir: siteDir,
          pluginData: { ...pluginData, isAliased: true },
        })
        // Named as written, so that errors show the import of the file.
        return resolved.errors.length > 0 ? { errors: [{ text: `Could not resolve "${path}"` }] } : resolved
      })
    },
  }
}

/**
 * What an import means by the names of the config, the longest first; `undefined` if it begins with none. A name that
 * ends with `$` is the whole import, as in webpack.
 */
export function findAlias(alias: AliasSettings['alias'], path: string): string | undefined {
  const names = Object.keys(alias).toSorted((a, b) => b.length - a.length)
  const name = names.find((each) =>
    each.endsWith('$')
      ? path === each.slice(0, -1)
      : path === each || path.startsWith(each.endsWith('/') ? each : `${each}/`),
  )
  return name === undefined ? undefined : (alias[name] ?? '') + path.slice(name.length)
}
