import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nearestWord, readReason } from '@docgen/renderer/contract'
import { cacheFolder } from '../../cache/cache-folder.js'
import { readJsonFile } from '../files/read-json-file.js'
import { isRecord } from '../is-record.js'
import { findInstall } from '../module/find-script.js'
import { openImporter, pathOf, writeImporter } from '../module/load-bundle.js'
import type { Problem } from '../validate/problem.js'

/** Imports a package, resolved from the site's folder. */
export type LoadPackage = (name: string) => Promise<{ readonly default?: unknown }>

/** Writes an importer into the site's folder of config bundles, and returns its `file:` URL. */
export function writePackageLoader(siteDir: string): string {
  return writeImporter(join(siteDir, cacheFolder(siteDir), 'config'))
}

/** Opens the importer that `writePackageLoader` wrote. Bundles packages in TypeScript, which Node.js cannot load. */
export async function openPackageLoader(url: string): Promise<LoadPackage> {
  const load = await openImporter(url)
  const { resolve }: { readonly resolve: (specifier: string) => string } = await import(url)
  return async (name) => {
    const path = pathOf(name, resolve)
    if (path === undefined || !/\.[cm]?tsx?$/.test(path)) return load(name)
    const { loadTypeScriptPackage } = await import('../module/load-typescript-package.js')
    return loadTypeScriptPackage(join(dirname(fileURLToPath(url)), '../../..'), path)
  }
}

/** The package name of a specifier: `@scope/name/part` → `@scope/name`. */
export function packageOf(specifier: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier
}

const CLI_PACKAGE = '@docgen/cli'

/**
 * Message and hint for a package that is not installed, or a path without a file. Names similar to docgen's are assumed
 * to mean docgen: packages of those names may be unrelated.
 */
export function describeMissingPackage(
  specifier: string,
  siteDir?: string,
): Required<Pick<Problem, 'message' | 'hint'>> {
  if (/^\.{0,2}\//.test(specifier)) return { message: `there is no file ${specifier}`, hint: 'Correct the path' }
  const name = packageOf(specifier)
  if (!PACKAGE_NAME.test(name)) {
    const hint = 'Write the name of an installed package, such as @fontsource-variable/inter'
    return { message: `${JSON.stringify(specifier)} is not the name of a package`, hint }
  }
  const message = `the package ${name} is not installed`
  const install = siteDir === undefined ? undefined : findInstall(siteDir, name)
  if (install !== undefined) return { message, hint: `package.json lists it: run ${install}` }
  const isLikeDocgen = /^(?:@docgen\/|docgen(?:-cli|-js)?$)/.test(name)
  const near = isLikeDocgen
    ? CLI_PACKAGE
    : siteDir === undefined
      ? undefined
      : nearestWord(name, listDependencies(siteDir))
  const hint = near === undefined ? `Install it: npm install ${name}` : `Did you mean ${near}?`
  return { message, hint }
}

/** A name that npm accepts: `npm install` would read one with spaces as several packages. */
const PACKAGE_NAME = /^(?:@[\w.~-]+\/)?[\w.~-]+$/

/** Names of the packages that the site depends on. */
function listDependencies(siteDir: string): readonly string[] {
  const manifest = readJsonFile(join(siteDir, 'package.json'))
  if (!isRecord(manifest)) return []
  return ['dependencies', 'devDependencies'].flatMap((field) => Object.keys(Object(manifest[field])))
}

/** Message and hint for a package that threw an error when it was imported or called. */
export function explainFailure(name: string, error: unknown, siteDir?: string): Pick<Problem, 'message' | 'hint'> {
  const reason = readReason(error)
  const packageName = packageOf(name)
  if (/^(?:Cannot find (?:package|module)|Failed to load url) /.test(reason) && reason.includes(packageName)) {
    return describeMissingPackage(packageName, siteDir)
  }
  const hint = adviseOnNativeCode(reason)
  return { message: `the package ${name} threw: ${reason.split('\n', 1)[0]}`, ...(hint !== undefined && { hint }) }
}

const NATIVE = /\.node(?:'|: )|\bnative binding|NODE_MODULE_VERSION|ERR_DLOPEN_FAILED/i

/** The hint for compiled code of a package that cannot be loaded; `undefined` for other errors. */
export function adviseOnNativeCode(reason: string): string | undefined {
  return NATIVE.test(reason)
    ? 'Compiled code of a package is missing, or was built for another system: install the packages again on this system, without --ignore-scripts'
    : undefined
}
