import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { loadEsmReader, type Reexport } from '@docgen/renderer/markdown'
import type { OnResolveArgs, Plugin, PluginBuild } from 'esbuild'
import { hashValue } from '../../cache/hash.js'
import { chooseLoader } from '../../config/module/choose-loader.js'
import { isPipe } from '../../config/module/find-pipe.js'
import { textOf } from '../../config/module/read-once.js'
import { isFile, readRegularFile } from '../../config/read-regular-file.js'
import { isInPackage, toSitePath } from '../../config/site-path.js'
import { resolvePackage } from './resolve-package.js'

/** Returns the code of an importing module, and a path that shows its language; `undefined` outside the site. */
export type ReadImporter = (args: OnResolveArgs) => { readonly code: string; readonly path: string } | undefined

/** Minimum number of exports: for fewer, reading the importing modules takes longer than it saves. */
const MIN_EXPORTS = 50

/**
 * Speeds up imports from a barrel: a module of a package that only re-exports many other modules, such as thousands of
 * icons. Loads only the modules of the imported names, while esbuild would parse all modules before it drops the unused
 * ones. Applies only if the package declares that its modules have no side effects, so the bundle is the same.
 */
export function barrelPlugin(readImporter: ReadImporter): Plugin {
  return {
    name: 'barrels',
    async setup(build) {
      const { readImportedNames, readReexports } = await loadEsmReader()
      const barrels = new Map<string, readonly Reexport[] | undefined>()
      const selections = new Map<string, string>()
      // Transforms a module that imports several packages only once.
      const plainImporters = new Map<string, Promise<string | undefined>>()
      const hasEffects = createEffectsCheck()
      const readBarrel = (path: string): readonly Reexport[] | undefined => {
        if (!barrels.has(path)) barrels.set(path, parseBarrel(path, { hasEffects, readReexports }))
        return barrels.get(path)
      }
      build.onResolve({ filter: /^[@\w]/ }, async (args) => {
        if (args.kind !== 'import-statement' || args.pluginData?.isResolving || isInPackage(args.importer))
          return undefined
        const importer = readImporter(args)
        if (!importer) return undefined
        const resolved = await resolvePackage(build, args)
        if (resolved.namespace !== 'file' || resolved.external || resolved.sideEffects || !isInPackage(resolved.path))
          return undefined
        if ((readBarrel(resolved.path)?.length ?? 0) < MIN_EXPORTS) return undefined
        const key = `${args.namespace}:${args.importer}`
        const plain = plainImporters.get(key) ?? removeTypes(importer, build)
        plainImporters.set(key, plain)
        const code = await plain
        const names = code === undefined ? undefined : readImportedNames(code, args.path)
        const contents = names && writeSelection(resolved.path, new Set(names), readBarrel)
        if (contents === undefined) return undefined
        const suffix = `?${hashValue(contents).slice(0, 16)}`
        selections.set(resolved.path + suffix, contents)
        return { path: resolved.path, suffix, sideEffects: false }
      })
      build.onLoad({ filter: /\.m?js$/, namespace: 'file' }, ({ path, suffix }) => {
        const contents = suffix === '' ? undefined : selections.get(path + suffix)
        return contents === undefined ? undefined : { contents, loader: 'js', resolveDir: dirname(path) }
      })
    },
  }
}

/** Creates a reader for the site's modules and for the MDX modules of its pages, which `readPage` returns by path. */
export function createImporterReader(
  read: (path: string) => Uint8Array,
  readPage: (name: string) => string | undefined,
): ReadImporter {
  return ({ importer, namespace }) => {
    if (namespace === 'mdxModule') {
      const code = readPage(importer)
      return code === undefined ? undefined : { code, path: 'page.js' }
    }
    const isScript = namespace === 'file' && /\.[cm]?[jt]sx?$/.test(importer)
    return isScript ? { code: textOf(read(importer)), path: importer } : undefined
  }
}

/** Removes types from the code of a module, also imports of types; `undefined` if the code is invalid. */
async function removeTypes(
  { code, path }: NonNullable<ReturnType<ReadImporter>>,
  { esbuild }: PluginBuild,
): Promise<string | undefined> {
  const loader = await chooseLoader(path, code, esbuild)
  try {
    return (await esbuild.transform(code, { loader, jsx: 'automatic', format: 'esm', logLevel: 'silent' })).code
  } catch {
    // The bundle reports the error.
    return undefined
  }
}

interface BarrelTools extends Pick<Awaited<ReturnType<typeof loadEsmReader>>, 'readReexports'> {
  readonly hasEffects: EffectsCheck
}

/** Lists the re-exports of a barrel whose modules have no side effects; `undefined` for any other module. */
function parseBarrel(path: string, { hasEffects, readReexports }: BarrelTools): readonly Reexport[] | undefined {
  if (!/\.m?js$/.test(path) || isPipe(path)) return undefined
  const reexports = readReexports(textOf(readRegularFile(path)))
  const isOwn = ({ specifier }: Reexport): boolean => {
    if (!/^\.\.?\//.test(specifier)) return false
    const target = resolve(dirname(path), specifier)
    return !hasEffects(existsSync(join(target, 'package.json')) ? target : dirname(target))
  }
  return !hasEffects(dirname(path)) && reexports?.every(isOwn) ? reexports : undefined
}

/** Whether modules in a folder may have side effects, because the nearest package.json does not rule them out. */
type EffectsCheck = (folder: string) => boolean

/** Creates a check that reads each package.json once. */
function createEffectsCheck(): EffectsCheck {
  const results = new Map<string, boolean>()
  const check = (folder: string): boolean => {
    const memoized = results.get(folder)
    if (memoized !== undefined) return memoized
    const manifest = join(folder, 'package.json')
    const parent = dirname(folder)
    const result = isFile(manifest) ? !isWithoutEffects(manifest) : parent === folder || check(parent)
    results.set(folder, result)
    return result
  }
  return check
}

function isWithoutEffects(manifest: string): boolean {
  try {
    const value: unknown = JSON.parse(textOf(readRegularFile(manifest)))
    return typeof value === 'object' && value !== null && 'sideEffects' in value && value.sideEffects === false
  } catch {
    return false
  }
}

type ReadBarrel = (path: string) => readonly Reexport[] | undefined

/**
 * Writes the re-exports of a barrel that export the names; `undefined` if it is not certain which modules export them.
 */
function writeSelection(path: string, names: ReadonlySet<string>, readBarrel: ReadBarrel): string | undefined {
  const reexports = readBarrel(path) ?? []
  const named = reexports.filter(({ exported }) => names.has(exported))
  const inheritedNames = [...names].filter((name) => !named.some(({ exported }) => exported === name))
  const inherited = inheritedNames.map((name) => findInherited(path, name, readBarrel))
  if (inherited.includes(undefined)) return undefined
  return [...named, ...inherited].flatMap((each) => (each ? writeReexport(each) : [])).join('')
}

/**
 * Finds the re-export of a name in the modules behind `export *`; `undefined` unless all of them are barrels without
 * `export *`, and exactly one exports the name.
 */
function findInherited(path: string, name: string, readBarrel: ReadBarrel): Reexport | undefined {
  if (name === 'default') return undefined
  const stars = (readBarrel(path) ?? []).filter(({ exported }) => exported === '*')
  const matches: Reexport[] = []
  for (const { specifier } of stars) {
    const target = resolve(dirname(path), specifier)
    const reexports = isFile(target) ? readBarrel(target) : undefined
    if (!reexports || reexports.some(({ exported }) => exported === '*')) return undefined
    const match = reexports.find(({ exported }) => exported === name)
    if (!match) continue
    // Relative, so that no path of this machine gets into the name of the module.
    const moved = toSitePath(dirname(path), resolve(dirname(target), match.specifier))
    matches.push({ ...match, specifier: `./${moved}` })
  }
  return matches.length === 1 ? matches[0] : undefined
}

function writeReexport({ exported, imported, specifier }: Reexport): string {
  const name = JSON.stringify(exported)
  const list = imported === '*' ? `* as ${name}` : `{ ${JSON.stringify(imported)} as ${name} }`
  return `export ${list} from ${JSON.stringify(specifier)}\n`
}
