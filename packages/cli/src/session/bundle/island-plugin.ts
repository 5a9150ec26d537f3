import { basename, extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BuildFailure, BuildOptions, Metafile, PartialMessage, Plugin, PluginBuild } from 'esbuild'
import { describeUnfitFile, readRegularFile } from '../../config/read-regular-file.js'
import { isIslandModule } from './is-island-module.js'
import { type ReadBytes, textOf } from './read-once.js'

/** What the plugin needs to know of the theme. */
export interface IslandPluginOptions {
  /** `file:` URL of the theme's module that exports `Island`. */
  readonly islandModule: string
  /** Collects the paths of all modules that are islands. */
  readonly found: Set<string>
  readonly read?: ReadBytes
}

const SCRIPT = /\.[cm]?[jt]sx?$/
const FRAME = 'docgen:island'
const IN_PACKAGE = /[\\/]node_modules[\\/]/

/** What stands for the addresses of an island's files until its own bundle has given it a name. */
export function islandPlaceholder(path: string): string {
  return `docgen-island:${path}`
}

/**
 * Puts the frame of an island around every component that a module of the site with `'use client'` exports. Inside of an
 * island nothing is framed again: it hydrates as a whole. Packages say `'use client'` of hooks and functions as well as of
 * components: their modules stay as they are.
 */
export function islandPlugin({ islandModule, found, read = readRegularFile }: IslandPluginOptions): Plugin {
  return {
    name: 'islands',
    setup(build) {
      build.onResolve({ filter: /^docgen:island$/ }, () => ({ path: fileURLToPath(islandModule) }))
      build.onResolve({ filter: /^[./]/ }, async ({ path, pluginData, ...rest }) => {
        if (!pluginData?.isInside || pluginData.isAsked) return undefined
        const resolved = await build.resolve(path, { ...rest, pluginData: { ...pluginData, isAsked: true } })
        if (!SCRIPT.test(resolved.path)) return resolved
        return { ...resolved, suffix: '?island', pluginData: { isInside: true } }
      })
      build.onLoad({ filter: SCRIPT, namespace: 'file' }, async ({ path, suffix }) => {
        if (path === fileURLToPath(islandModule)) return undefined
        let contents: string
        try {
          contents = textOf(read(path))
        } catch (error) {
          return describeUnfitFile(error, path)
        }
        if (suffix === '?island') return { contents, loader: loaderOf(path), pluginData: { isInside: true } }
        if (IN_PACKAGE.test(path) || !isIslandModule(contents)) return undefined
        found.add(path)
        const { errors, metafile } = await readModule(path, build)
        if (!metafile) return { errors }
        const names = Object.values(metafile.outputs).flatMap((output) => output.exports)
        return { contents: frameExports(path, names), loader: 'js', pluginData: { isInside: true } }
      })
    },
  }
}

function loaderOf(path: string): 'ts' | 'tsx' | 'js' | 'jsx' {
  const end = extname(path).replace(/^\.[cm]?/, '')
  return end === 'ts' || end === 'tsx' || end === 'jsx' ? end : 'jsx'
}

/** What a module exports, or the mistakes in it at their places: they are the module's, not those of whoever imports it. */
async function readModule(
  path: string,
  { esbuild, initialOptions: { absWorkingDir } }: PluginBuild,
): Promise<{ readonly metafile?: Metafile | undefined; readonly errors: PartialMessage[] }> {
  const options: BuildOptions & { metafile: true } = {
    entryPoints: [path],
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'silent',
    ...(absWorkingDir !== undefined && { absWorkingDir }),
  }
  return esbuild.build(options).catch((error: BuildFailure) => {
    if (!Array.isArray(error.errors)) throw error
    return { errors: error.errors.map(({ text, location }) => ({ text, location })) }
  })
}

/** Components are functions and React's own wrappers, named with a capital; all else that the module exports is passed on as it is. */
function frameExports(path: string, names: readonly string[]): string {
  const original = JSON.stringify(`./${basename(path)}`)
  const lines = names.map((name) => {
    if (name === 'default') return "export default frame('default')"
    return /^[A-Z]/.test(name) ? `export const ${name} = frame('${name}')` : `export { ${name} } from ${original}`
  })
  return `import { createElement } from 'react'
import { Island } from '${FRAME}'
import * as original from ${original}
const [runtime, module] = ${JSON.stringify(islandPlaceholder(path))}.split(' ')
const frame = (name) => {
  const component = original[name]
  if (typeof component !== 'function' && component?.$$typeof === undefined) return component
  const files = { runtime, modules: { [name]: module } }
  return (props) => createElement(Island, { files, name, when: original.hydrate, component, props })
}
${lines.join('\n')}
`
}
