import type { Plugin } from 'esbuild'

/** Aliases for imports, and the site in which they apply. */
export interface AliasSettings {
  readonly siteDir: string
  /** Name → package, or path from the site's folder that starts with `./`; `false`: an empty module. */
  readonly alias: Readonly<Record<string, string | false>>
}

/** All settings of the config about imports and names in code. */
export interface CodeSettings extends AliasSettings {
  /** Constants: name → JSON value. */
  readonly define: Readonly<Record<string, unknown>>
  /** Extensions that imports may omit; if absent, `resolveExtensions` of the bundle applies. */
  readonly extensions?: readonly string[] | undefined
  /** Whether code can use React and its hooks without an import, as in Mintlify. */
  readonly hasReact?: boolean
}

/** Namespace of empty modules, which are not files. */
const EMPTY = 'docgen'

/** Name of the module with the names that code can use without an import. esbuild includes only those that are used. */
const REACT_NAMES = 'docgen-react-names'
const HOOKS =
  'useCallback, useContext, useEffect, useId, useLayoutEffect, useMemo, useReducer, useRef, useState, useTransition'

/** Selects the code settings of a config. */
export function listCodeSettings({
  alias,
  define,
  extensions,
  markdown: { dialects },
}: Omit<CodeSettings, 'siteDir' | 'hasReact'> & {
  readonly markdown: { readonly dialects: readonly string[] }
}): Omit<CodeSettings, 'siteDir'> {
  return { alias, define, extensions, ...(dialects.includes('mintlify') && { hasReact: true }) }
}

/**
 * Applies the code settings. The target of an alias is not replaced again, so that an alias can name a file that imports
 * the package of the same name.
 */
export function aliasPlugin({ siteDir, alias, define, extensions, hasReact = false }: CodeSettings): Plugin {
  return {
    name: 'alias',
    setup(build) {
      const { initialOptions } = build
      const constants = Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])
      initialOptions.define = { ...initialOptions.define, ...Object.fromEntries(constants) }
      if (extensions) initialOptions.resolveExtensions = [...extensions]
      if (hasReact) {
        initialOptions.inject = [...(initialOptions.inject ?? []), REACT_NAMES]
        build.onResolve({ filter: /^docgen-react-names$/ }, ({ path }) => ({ path, namespace: EMPTY }))
        build.onLoad({ filter: /^docgen-react-names$/, namespace: EMPTY }, () => ({
          contents: `export { ${HOOKS} } from 'react'\nexport * as React from 'react'`,
          loader: 'js',
          resolveDir: siteDir,
        }))
      }
      if (Object.keys(alias).length === 0) return
      build.onResolve({ filter: /^[^.]/ }, async ({ path, pluginData, ...rest }) => {
        if (pluginData?.isAliased || rest.kind === 'entry-point') return undefined
        const target = findAlias(alias, path)
        if (target === undefined) return undefined
        if (target === false) return { path: `empty:${path}`, namespace: EMPTY }
        const { kind, importer, namespace } = rest
        const resolved = await build.resolve(target, {
          kind,
          importer,
          namespace,
          resolveDir: siteDir,
          pluginData: { ...pluginData, isAliased: true },
        })
        // Report the path as written, so that the error shows the import in the file.
        return resolved.errors.length > 0 ? { errors: [{ text: `Could not resolve "${path}"` }] } : resolved
      })
      build.onLoad({ filter: /^empty:/, namespace: EMPTY }, () => ({ contents: 'module.exports = {}', loader: 'js' }))
    },
  }
}

/**
 * The target of an import by the longest matching alias; `undefined` if none matches, `false` for an empty module. An
 * alias that ends with `$` only matches the whole import, as in webpack.
 */
export function findAlias(alias: AliasSettings['alias'], path: string): string | false | undefined {
  const names = Object.keys(alias).toSorted((a, b) => b.length - a.length)
  const name = names.find((each) =>
    each.endsWith('$')
      ? path === each.slice(0, -1)
      : path === each || path.startsWith(each.endsWith('/') ? each : `${each}/`),
  )
  if (name === undefined) return undefined
  const target = alias[name] ?? ''
  return target === false ? false : target + (name.endsWith('$') ? '' : path.slice(name.length))
}
