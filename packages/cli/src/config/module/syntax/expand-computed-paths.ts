import { join, relative, sep } from 'node:path'
import { GENERATED } from '../../docusaurus/load-context.js'
import { type AliasSettings, findAlias } from '../alias-plugin.js'

/** A call whose path is a template with a value, or a text that a value follows; its fixed start is the third group. */
const CALL = /\b(require|import)\(\s{0,9}([`'"])([@~#\w][^`'"\\\n$]{0,500})(?=\$\{|['"]\s{0,9}\+)/g

/** The folders of Docusaurus. */
const FOLDERS = { '@site': './', '@generated': `./${GENERATED}` }

/**
 * Makes paths relative in calls of `require` and `import` whose path is computed, such as
 * require(`@site/static/${name}.png`): esbuild bundles all files that match, but only for relative paths. Such a path
 * begins with `@site/`, `@generated/`, or an alias of a folder of the site.
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
