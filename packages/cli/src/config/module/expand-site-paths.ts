const CALL = /\b(require|import)\(\s{0,9}([`'"])@site\//g
/** A template with a value, or a text that a value follows. */
const COMPUTED = /^[^`'"\\\n]*(?:\$\{|['"]\s{0,9}\+)/
/** Characters of the fixed start of a path. */
const MAX_LENGTH = 500

/**
 * Makes `@site/` relative in calls of `require` and `import` whose path is computed, such as
 * require(`@site/static/${name}.png`): esbuild bundles all files that match, but only for relative paths. `toSite` is
 * the path from the module's folder to the site's.
 */
export function expandSitePaths(code: string, toSite: string): string {
  const folder = toSite.split(/[\\/]/).filter(Boolean).join('/')
  const start = folder.startsWith('.') ? folder : ['.', folder].filter(Boolean).join('/')
  return code.replace(CALL, (call: string, name: string, quote: string, offset: number) => {
    const from = offset + call.length
    return COMPUTED.test(code.slice(from, from + MAX_LENGTH)) ? `${name}(${quote}${start}/` : call
  })
}
