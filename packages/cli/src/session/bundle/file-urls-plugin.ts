import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { OnResolveArgs, Plugin, PluginBuild } from 'esbuild'
import { FILE_URL } from '../../config/module/syntax/expand-file-urls.js'

const SUFFIX = new RegExp(`\\${FILE_URL}$`)

/**
 * Resolves the files that code references with `new URL('…', import.meta.url)`, and loads each as a module that exports
 * its URL. `serve` adds a file to the output and returns the path of its URL. As in webpack, a path that does not begin
 * with a dot may also point into a package.
 */
export function fileUrlsPlugin(serve: (path: string) => string): Plugin {
  return {
    name: 'file-urls',
    setup(build) {
      build.onResolve({ filter: SUFFIX }, (args) => resolveFile(args, build))
      build.onLoad({ filter: /./, namespace: 'file' }, ({ path, suffix }) =>
        suffix === FILE_URL ? { contents: writeUrlModule(serve(path)), loader: 'js' } : undefined,
      )
    },
  }
}

async function resolveFile({ path, kind, importer, resolveDir }: OnResolveArgs, build: PluginBuild) {
  const plain = path.replace(SUFFIX, '')
  if (/^[^./@]/.test(plain) && existsSync(join(resolveDir, plain)))
    return { path: join(resolveDir, plain), suffix: FILE_URL }
  // webpack resolves `/node_modules/a` from the site's folder, but in a workspace, packages are in another folder.
  for (const specifier of [plain, plain.replace(/^\/node_modules\//, '')]) {
    const resolved = await build.resolve(specifier, { kind, importer, resolveDir })
    if (resolved.errors.length === 0) return { path: resolved.path, suffix: FILE_URL }
  }
  // With the specifier as written, a stub can replace a file that does not exist.
  return { errors: [{ text: `Could not resolve "${plain}"`, detail: { specifier: path } }] }
}

/**
 * Writes a module that exports the URL of a file. At build time, the URL prints as a path, so pages contain no origin.
 */
function writeUrlModule(path: string): string {
  const text = JSON.stringify(path)
  return `const path = ${text}
export default globalThis.location
  ? new URL(path, location.href)
  : Object.defineProperties(new URL(path, 'https://localhost'), { href: { value: path }, toString: { value: () => path } })
`
}
