import { dirname, join, resolve } from 'node:path'
import { type AliasSettings, findAlias } from '../../config/module/alias-plugin.js'
import { pipesPlugin } from '../../config/module/pipes-plugin.js'
import { isFile } from '../../config/read-regular-file.js'

/** Returns the absolute path of the style sheet for an `@import` in a file; `undefined` if it does not exist. */
export type ResolveImport = (specifier: string, from: string) => Promise<string | undefined>

/**
 * Resolves imports of style sheets: by path, by `@site/…`, and by package name, with or without webpack's `~`, from
 * the file and then from the site. Names of `alias` come first.
 */
export function createImportResolver(siteDir: string, alias: AliasSettings['alias'] = {}): ResolveImport {
  return async (specifier, from) => {
    const request = specifier.replace(/^~/, '')
    const aliased = findAlias(alias, request)
    if (aliased === false) return undefined
    const name = aliased ?? request
    if (aliased?.startsWith('.')) return findFile(resolve(siteDir, aliased))
    if (name.startsWith('@site/')) return findFile(join(siteDir, name.slice('@site/'.length)))
    const beside = specifier.startsWith('~') ? undefined : findFile(resolve(dirname(from), name))
    if (beside !== undefined || /^[./]/.test(name)) return beside
    // In CSS, a name may also be that of a file next to the style sheet; after `~`, it is that of a package.
    const kind = specifier.startsWith('~') ? 'import-statement' : 'import-rule'
    return (await resolvePackage(name, dirname(from), kind)) ?? (await resolvePackage(name, siteDir, kind))
  }
}

function findFile(path: string): string | undefined {
  return isFile(path) ? path : undefined
}

/** Resolves `@import` like esbuild: by the condition and the field `style` of the package. */
async function resolvePackage(
  name: string,
  folder: string,
  kind: 'import-statement' | 'import-rule',
): Promise<string | undefined> {
  const { build } = await import('esbuild')
  let styleFile: string | undefined
  await build({
    // Its default is the folder of the process, which may be gone.
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
