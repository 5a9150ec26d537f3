import { posix } from 'node:path'
import type { Diagnostic, LinkUse } from '@docgen/renderer/contract'
import { readMarkedPaths } from '@docgen/renderer/markdown'
import { relativePath } from '../graph/links/relative-path.js'

// The compiler never receives the location of a file. So a moved file, and the same content in another version, keep
// their cache entry. Every source gets a name that no file has, and its includes get paths relative to this name.

/** Returns the compiler's name for the source itself. */
export function compileName(sourcePath: string): string {
  return `:page${posix.extname(sourcePath)}`
}

/** Returns the compiler's path for an included file. */
export function includeName(sourcePath: string, includedPath: string): string {
  return posix.relative(posix.dirname(sourcePath), includedPath)
}

/** Converts a compiler path to a site-relative path, for content of the page at `sourcePath`. */
export function restorePath(path: string, sourcePath: string): string {
  if (path === compileName(sourcePath)) return sourcePath
  // A position in an API description is a JSON pointer. Encode it, because its slashes do not separate folders.
  if (path.startsWith('#')) return `${sourcePath}#${encodeURIComponent(path.slice(1))}`
  if (path.startsWith('/')) return path.slice(1)
  return posix.join(posix.dirname(sourcePath), path)
}

/** Returns the link with the real path of its file. */
export function restoreLink(link: LinkUse, sourcePath: string): LinkUse {
  return { ...link, file: restorePath(link.file, sourcePath) }
}

/** Returns the diagnostic with the real paths of its file and of the files that it names. */
export function restoreDiagnostic(diagnostic: Diagnostic, sourcePath: string): Diagnostic {
  const restore = (path: string): string => restorePath(path, sourcePath)
  const { file, message, hint, failure, related } = diagnostic
  const suggest = (path: string): string =>
    path.startsWith('./') && file !== undefined ? relativePath(restore(file), restore(path.slice(2))) : restore(path)
  return {
    ...diagnostic,
    ...(file !== undefined && { file: restore(file) }),
    message: readMarkedPaths(message, restore),
    ...(hint !== undefined && { hint: readMarkedPaths(hint, suggest) }),
    ...(related && { related: related.map((each) => ({ ...each, file: restore(each.file) })) }),
    ...(failure?.page !== undefined && { failure: { ...failure, page: readMarkedPaths(failure.page, restore) } }),
  }
}
