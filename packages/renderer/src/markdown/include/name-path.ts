/**
 * Marks a path in a diagnostic's message. The compiler's file names differ from the site's, so `readMarkedPaths` later
 * replaces the path, which is between two U+0000, with the real one.
 */
export function namePath(path: string): string {
  return `\u0000${path}\u0000`
}

/** Marks a path in a suggestion: the relative path from the file of the diagnostic replaces it. */
export function nameRelativePath(path: string): string {
  return namePath(`./${path}`)
}

/** Replaces every marked path in a message with the result of `restore`. */
export function readMarkedPaths(words: string, restore: (path: string) => string): string {
  return words.includes('\u0000') ? words.replace(/\u0000([^\u0000]*)\u0000/g, (_, path) => restore(path)) : words
}
