/**
 * A path in a diagnostic's message. The compiler's file names differ from the site's, so the path is marked, between
 * two U+0000, to be replaced by the real one: see `readMarkedPaths`.
 */
export function namePath(path: string): string {
  return `\u0000${path}\u0000`
}

/** A path in a suggestion, to be replaced by the relative path from the file of the diagnostic. */
export function nameRelativePath(path: string): string {
  return namePath(`./${path}`)
}

/** The message with every marked path mapped by `restore`. */
export function readMarkedPaths(words: string, restore: (path: string) => string): string {
  return words.includes('\u0000') ? words.replace(/\u0000([^\u0000]*)\u0000/g, (_, path) => restore(path)) : words
}
