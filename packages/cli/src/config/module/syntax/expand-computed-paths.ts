import { join, relative, sep } from 'node:path'
import { GENERATED } from '../../docusaurus/load-context.js'
import { type AliasSettings, findAlias } from '../alias-plugin.js'

/** A call with a computed path: a template with a value, or a string and `+`. The third group is the path's start. */
const CALL = /\b(require|import)\(\s{0,9}([`'"])([@~#\w][^`'"\\\n$]{0,500})(?=\$\{|['"]\s{0,9}\+)/g

/** Docusaurus' aliases for folders. */
const FOLDERS = { '@site': './', '@generated': `./${GENERATED}` }

/**
 * Makes computed paths in calls of `require` and `import` relative, as in require(`@site/static/${name}.png`): esbuild
 * bundles all files that match, but only for relative paths. Changes paths that begin with `@site/`, `@generated/`, or
 * an alias for a folder of the site.
 */
export function expandComputedPaths(code: string, folder: string, { siteDir, alias }: AliasSettings): string {
  return code.replace(CALL, (call: string, name: string, quote: string, start: string) => {
    if (!start.includes('/')) return call
    const target = findAlias({ ...FOLDERS, ...alias }, start)
    if (target === undefined || target === false || !target.startsWith('.')) return call
    const path = relative(folder, join(siteDir, target)).split(sep).join('/')
    const slash = target.endsWith('/') ? '/' : ''
    return `${name}(${quote}${path.startsWith('.') ? '' : './'}${path}${path === '' ? '' : slash}`
  })
}
