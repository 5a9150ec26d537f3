import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isExternalUrl } from '../../config/is-external-url.js'
import { isOfSite } from '../files/is-of-site.js'
import { isRemote, parseUrl, resolvePath } from './api-file.js'
import { type Bundling, isAllowed } from './bundling.js'

/**
 * The file that a reference names by the URI that a file declares for itself, in `$self` or as a schema in `$id`: a path
 * of the site, or an allowed URL. `undefined` if no such URI applies, or if the reference is as valid from the file's
 * own location.
 */
export function resolveBySelf(target: string, path: string, state: Bundling): string | undefined {
  const { selves } = state
  if (target === '' || selves.size === 0) return undefined
  const self = selves.get(path)
  const isAbsolute = isExternalUrl(target)
  if (!isAbsolute && self === undefined) return undefined
  if (!isAbsolute && !isRemote(path) && exists(resolvePath(target, path), state)) return undefined
  const base = self === undefined ? undefined : baseOf(self, path)
  const uri = isAbsolute ? (parseUrl(target, 'https://host.invalid')?.href ?? target) : resolve(target, base)
  if (uri === undefined) return undefined
  for (const [file, declared] of selves) {
    const own = baseOf(declared, file)
    if (own === uri || declared === target) return file
    const neighbor = isRemote(file) ? undefined : findNeighbor(uri, own, file)
    if (neighbor !== undefined && exists(neighbor, state)) return neighbor
  }
  if (!isRemote(uri)) return !isAbsolute && exists(uri, state) ? uri : undefined
  const url = parseUrl(uri, uri)
  return !isAbsolute && url && isAllowed(url, state) ? url.href : undefined
}

/** The base of relative references: a URI, or a path of the site if the declared URI is a path. */
function baseOf(self: string, path: string): string {
  if (isExternalUrl(self)) return parseUrl(self, 'https://host.invalid')?.href ?? self
  return isRemote(path) ? (parseUrl(self, path)?.href ?? path) : resolvePath(self, path)
}

function resolve(target: string, base: string | undefined): string | undefined {
  if (base === undefined) return undefined
  return isExternalUrl(base) ? parseUrl(target, base)?.href : resolvePath(target, base)
}

/** The path of a URI that is in the same folder as the URI of a file, or below, as seen from that file. */
function findNeighbor(uri: string, own: string, file: string): string | undefined {
  const folder = own.slice(0, own.lastIndexOf('/') + 1)
  return folder !== '' && uri.startsWith(folder) ? resolvePath(uri.slice(folder.length), file) : undefined
}

function exists(path: string, { siteDir }: Bundling): boolean {
  return !isRemote(path) && isOfSite(path, siteDir) && existsSync(join(siteDir, path))
}
