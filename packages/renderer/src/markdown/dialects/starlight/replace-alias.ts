import type { DialectContext } from '../dialect.js'

/** Replaces `~/` and `@/`, the aliases of `src` in the templates of Astro, at the start of a path. */
export function replaceAlias(target: string, { path }: Pick<DialectContext, 'path'>): string {
  if (!/^[~@]\//.test(target)) return target
  const start = `/${path}`.indexOf('/src/')
  if (start === -1) return target
  const inside = path.slice(start + '/src'.length)
  return `${'../'.repeat(inside.split('/').length - 1)}${target.slice(2)}`
}
