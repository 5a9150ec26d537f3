import { findIncludes, resolveInclude } from '@docgen/renderer/light'

/** Answers a file's text by its path relative to the site's folder; undefined where there is none. */
export type FindText = (path: string) => string | undefined

/** What a text includes: paths relative to the site's folder, in code-unit order. */
export interface FoundIncludes {
  /** Every file that exists. */
  readonly includes: readonly string[]
  /** Those that nothing answers to. */
  readonly missing: readonly string[]
}

/**
 * Every file that the text at `path` includes, directly or through another. The path itself is among them where an include
 * leads back to it; the compiler reports that, and what is missing.
 */
export function collectIncludes(path: string, text: string, findText: FindText): FoundIncludes {
  const found = new Set<string>()
  const missing = new Set<string>()
  const visit = (from: string, content: string): void => {
    for (const { href } of findIncludes(content)) {
      const target = resolveInSite(from, href)
      if (target === undefined || found.has(target)) continue
      const next = findText(target)
      if (next === undefined) {
        missing.add(target)
        continue
      }
      found.add(target)
      visit(target, next)
    }
  }
  visit(path, text)
  return { includes: [...found].sort(), missing: [...missing].sort() }
}

/**
 * The path that an include in `from` names, from the site's folder; nothing where it leads out of it. Documents that lie
 * outside themselves name what is beside them: whether that is one of them, the finder of texts knows.
 */
function resolveInSite(from: string, href: string): string | undefined {
  const isOutside = from.startsWith('../') && !href.startsWith('/')
  return isOutside ? resolveInclude(from, href) : resolveInclude(`/${from}`, href)?.slice(1)
}
