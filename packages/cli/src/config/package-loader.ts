import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readReason } from '@docgen/renderer/light'
import { cacheFolder } from '../cache/cache-folder.js'
import type { Problem } from './validate/problem.js'

/** Imports a package as the site's folder finds it. */
export type LoadPackage = (name: string) => Promise<{ readonly default?: unknown }>

const SOURCE = 'export default (name) => import(name)\n'

/**
 * `file:` URL of a module in the site's folder of bundles that imports packages by name: Node.js finds them from there
 * as it does from the config, conditions of `exports` included. It is written where it is not there yet.
 */
export function writePackageLoader(siteDir: string): string {
  const folder = join(siteDir, cacheFolder(siteDir), 'config')
  const path = join(folder, 'packages.mjs')
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true })
    const draft = `${path}.${process.pid}`
    writeFileSync(draft, SOURCE)
    renameSync(draft, path)
  }
  return pathToFileURL(path).href
}

/** What loads packages for a site, by the URL that `writePackageLoader` has given. */
export async function openPackageLoader(url: string): Promise<LoadPackage> {
  const module: { readonly default: LoadPackage } = await import(url)
  return module.default
}

/** The part of a specifier that names the package: `@scope/name/part` → `@scope/name`. */
export function packageOf(specifier: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier
}

/** Why a package can't be used. */
export function explainFailure(name: string, error: unknown): Pick<Problem, 'message' | 'hint'> {
  const reason = readReason(error)
  const own = packageOf(name)
  if (/^(?:Cannot find (?:package|module)|Failed to load url) /.test(reason) && reason.includes(own)) {
    return { message: `the package ${own} is not installed`, hint: `Install it: npm install ${own}` }
  }
  return { message: `the package ${name} threw: ${reason.split('\n', 1)[0]}` }
}
