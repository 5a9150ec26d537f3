import type { OnResolveArgs, Plugin } from 'esbuild'
import { toSitePath } from '../../config/site-path.js'
import { completedModule, lackingModule, type StandIns } from './stand-ins.js'

const NAMESPACE = 'lacking'
const RETRY = 'docgen-lacking'

/** How the module was imported: the same way leads from its replacement to it. */
interface Origin {
  readonly specifier: string
  readonly resolveDir: string
  readonly names: ReadonlySet<string>
}

/** Puts a module with the exports that another one lacks in front of that one. */
export function lackingExportsPlugin(siteDir: string, standIns: StandIns): Plugin {
  return {
    name: 'lacking-exports',
    setup(build) {
      build.onResolve({ filter: /./ }, async ({ path, kind, importer, namespace, resolveDir, pluginData }) => {
        const mayLack = kind === 'import-statement' && namespace !== NAMESPACE && pluginData === undefined
        if (!mayLack || standIns.size === 0) return undefined
        const found = await build.resolve(path, { kind, importer, namespace, resolveDir, pluginData: RETRY })
        if (found.errors.length > 0 || found.external) return undefined
        const name = moduleName({ importer: found.path, namespace: found.namespace }, siteDir)
        const names = standIns.get(lackingModule(name))
        if (!names) return undefined
        return { path: name, namespace: NAMESPACE, pluginData: { specifier: path, resolveDir, names } satisfies Origin }
      })
      build.onLoad({ filter: /./, namespace: NAMESPACE }, ({ path, pluginData }) => {
        const { specifier, resolveDir, names }: Origin = pluginData
        return { contents: completedModule(specifier, path, names), loader: 'js', resolveDir }
      })
    },
  }
}

/** esbuild's name of an importing module. */
export function moduleName(
  { importer, namespace }: Pick<OnResolveArgs, 'importer' | 'namespace'>,
  siteDir: string,
): string {
  return namespace === 'file' ? toSitePath(siteDir, importer) : `${namespace}:${importer}`
}
