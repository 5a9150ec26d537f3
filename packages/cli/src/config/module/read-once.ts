import { dirname } from 'node:path'
import type { OnLoadResult, Plugin, PluginBuild } from 'esbuild'
import { describeUnreadableFile, readRegularFile } from '../read-regular-file.js'
import { isInPackage } from '../site-path.js'
import type { AliasSettings } from './alias-plugin.js'
import { chooseLoader } from './choose-loader.js'
import { expandComputedPaths } from './syntax/expand-computed-paths.js'
import { expandContexts } from './syntax/expand-contexts.js'
import { expandFileUrls } from './syntax/expand-file-urls.js'

/** Returns the bytes of a file by its absolute path; throws file system errors. */
export type ReadBytes = (path: string) => Uint8Array

/**
 * Creates a reader that reads each file once: bundled and hashed bytes are the same, even if a file is saved in
 * between.
 */
export function createReadOnce(): ReadBytes {
  const bytesByPath = new Map<string, Uint8Array>()
  return (path) => {
    const bytes = bytesByPath.get(path) ?? readRegularFile(path)
    bytesByPath.set(path, bytes)
    return bytes
  }
}

/** Decodes the bytes of a file as UTF-8. */
export function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('utf8')
}

/** What loading modules of the site needs. */
export interface ModuleReading extends Pick<PluginBuild, 'esbuild'> {
  readonly read: ReadBytes
  readonly site: AliasSettings
}

/**
 * Returns a module of the site to esbuild. Rewrites `require` and `import` of computed paths, `require.context`, and
 * `new URL` of files, so that esbuild bundles the files. `undefined` for modules of packages, which esbuild reads
 * itself: they do not change during a build, and have many files.
 */
export async function loadSiteModule(
  path: string,
  { read, site, esbuild }: ModuleReading,
): Promise<OnLoadResult | undefined> {
  if (isInPackage(path)) return undefined
  try {
    const bytes = read(path)
    const text = /\.[cm]?[jt]sx?$/.test(path) ? textOf(bytes) : ''
    const called = text.includes('context(') ? expandContexts(path, text) : text
    const expanded = expandFileUrls(expandComputedPaths(called, dirname(path), site))
    return { contents: expanded === text ? bytes : expanded, loader: await chooseLoader(path, expanded, esbuild) }
  } catch (error) {
    // For most errors, esbuild adds the position of the import.
    return describeUnreadableFile(error, path)
  }
}

/** Creates a plugin that makes esbuild bundle the bytes that `read` returns. */
export function readingPlugin(read: ReadBytes, site: AliasSettings): Plugin {
  return {
    name: 'reading',
    setup(build) {
      build.onLoad({ filter: /./, namespace: 'file' }, ({ path }) =>
        loadSiteModule(path, { read, site, esbuild: build.esbuild }),
      )
    },
  }
}
