import { existsSync } from 'node:fs'
import { dirname, isAbsolute, sep } from 'node:path'
import { toSitePath } from '../../config/site-path.js'
import type { SiteFields } from '../convert/converted.js'
import { isCode, writeCode } from './code.js'

/** Fields that are passed to code that expects absolute paths; all other paths are relative to the site's folder. */
const FOR_CODE = /^(?:customFields|markdown\.(?:remark|rehype)Plugins)(?:\.|$)/

/** Replaces absolute paths of this machine with relative paths or with expressions. */
export function makePathsPortable(fields: SiteFields, siteDir: string): SiteFields {
  const rebase = (value: unknown, path: string): unknown => {
    if (typeof value === 'string') return toPortablePath(value, path, siteDir)
    if (Array.isArray(value)) return value.map((item) => rebase(item, path))
    if (typeof value !== 'object' || value === null || isCode(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, rebase(item, path === '' ? key : `${path}.${key}`)]),
    )
  }
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, rebase(value, key)]))
}

function toPortablePath(text: string, path: string, siteDir: string): unknown {
  if (!isOfMachine(text, siteDir)) return text
  const relative = toSitePath(siteDir, text)
  const named = relative.startsWith('..') ? relative : `./${relative}`
  if (!FOR_CODE.test(path)) return named
  return writeCode(
    `fileURLToPath(new URL(${JSON.stringify(encodeURI(named)).replaceAll('"', "'")}, import.meta.url))`,
    {
      fileURLToPath: { from: 'node:url', name: 'fileURLToPath' },
    },
  )
}

/**
 * Whether a text is a path in the site's folder, or an existing path in one of its three nearest parent folders. Other
 * texts that look like paths, such as `/docs`, are routes.
 */
function isOfMachine(text: string, siteDir: string): boolean {
  if (!isAbsolute(text) || text.includes('\n')) return false
  if (text === siteDir || text.startsWith(siteDir + sep)) return true
  const parents = [dirname(siteDir), dirname(dirname(siteDir)), dirname(dirname(dirname(siteDir)))]
  return parents.some((folder) => folder.split(sep).length > 2 && text.startsWith(folder + sep)) && existsSync(text)
}

/** A text without the path of the site's folder. */
export function withoutSiteDir(text: string, siteDir: string): string {
  return text.replaceAll(siteDir + sep, '').replaceAll(siteDir, '.')
}
