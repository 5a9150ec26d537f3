import { join } from 'node:path'
import { readReason } from '@docgen/renderer/light'
import { cacheFolder } from '../cache/cache-folder.js'
import { openImporter, writeImporter } from './module/importer.js'
import type { Problem } from './validate/problem.js'

/** Imports a package as the site's folder finds it. */
export type LoadPackage = (name: string) => Promise<{ readonly default?: unknown }>

/** `file:` URL of the importer in the site's folder of config bundles. */
export function writePackageLoader(siteDir: string): string {
  return writeImporter(join(siteDir, cacheFolder(siteDir), 'config'))
}

/** Opens the importer that `writePackageLoader` has written. */
export const openPackageLoader: (url: string) => Promise<LoadPackage> = openImporter

/** The part of a specifier that names the package: `@scope/name/part` → `@scope/name`. */
export function packageOf(specifier: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier
}

const OWN = '@docgen/cli'

/** What to report where a package is not installed: names like docgen's own mean docgen, and may belong to strangers. */
export function describeMissingPackage(specifier: string): Required<Pick<Problem, 'message' | 'hint'>> {
  const name = packageOf(specifier)
  const isOwn = /^(?:@docgen\/|docgen(?:-cli|-js)?$)/.test(name)
  const hint = isOwn ? `Did you mean ${OWN}?` : `Install it: npm install ${name}`
  return { message: `the package ${name} is not installed`, hint }
}

/** Why a package can't be used. */
export function explainFailure(name: string, error: unknown): Pick<Problem, 'message' | 'hint'> {
  const reason = readReason(error)
  const own = packageOf(name)
  if (/^(?:Cannot find (?:package|module)|Failed to load url) /.test(reason) && reason.includes(own)) {
    return describeMissingPackage(own)
  }
  return { message: `the package ${name} threw: ${reason.split('\n', 1)[0]}` }
}
