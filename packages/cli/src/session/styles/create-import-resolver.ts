import { dirname, join, resolve } from 'node:path'
import { type AliasSettings, findAlias } from '../../config/module/alias-plugin.js'
import { pipesPlugin } from '../../config/module/pipes-plugin.js'
import { isFile } from '../../config/read-regular-file.js'

/** Returns the absolute path of the style sheet for an `@import` in a file; `undefined` if it does not exist. */
export type ResolveImport = (specifier: string, from: string) => Promise<string | undefined>

/**
 * Creates a function that resolves imports of style sheets: paths, `@site/…`, and package names, with or without
 * webpack's `~`. It looks for a package first from the file, then from the site. Names in `alias` take precedence.
 */
export function createImportResolver(siteDir: string, alias: AliasSettings['alias'] = {}): ResolveImport {
  return async (specifier, from) => {
    const request = specifier.replace(/^~/, '')
    const aliased = findAlias(alias, request)
    if (aliased === false) return undefined
    const name = aliased ?? request
    if (aliased?.startsWith('.')) return findFile(resolve(siteDir, aliased))
    if (name.startsWith('@site/')) return findFile(join(siteDir, name.slice('@site/'.length)))
    const adjacent = specifier.startsWith('~') ? undefined : findFile(resolve(dirname(from), name))
    if (adjacent !== undefined || /^[./]/.test(name)) return adjacent
    // In CSS, a bare name can be a file next to the style sheet; after `~`, it is always a package.
    const kind = specifier.startsWith('~') ? 'import-statement' : 'import-rule'
    return (await resolvePackage(name, dirname(from), kind)) ?? (await resolvePackage(name, siteDir, kind))
  }
}

function findFile(path: string): string | undefined {
  return isFile(path) ? path : undefined
}

/** Resolves a package like esbuild does for `@import`: by the `style` condition and field of its package.json. */
async function resolvePackage(
  name: string,
  folder: string,
  kind: 'import-statement' | 'import-rule',
): Promise<string | undefined> {
  const { build } = await import('esbuild')
  let styleFile: string | undefined
  await build({
    // The default is the current working directory, which may no longer exist.
    absWorkingDir: folder,
    stdin: { contents: '', resolveDir: folder },
    mainFields: ['style', 'main'],
    conditions: ['style'],
    resolveExtensions: ['.css'],
    write: false,
    logLevel: 'silent',
    plugins: [
      pipesPlugin(),
      {
        name: 'resolve-style',
        setup: (setup) =>
          setup.onStart(async () => {
            const { path, errors } = await setup.resolve(name, { kind, resolveDir: folder })
            if (errors.length === 0 && /\.(?:css|s[ac]ss)$/i.test(path)) styleFile = path
          }),
      },
    ],
  })
  return styleFile
}
