/**
 * A path in the words of a diagnostic. The compiler knows files by other names than the site does, so the path is marked,
 * between two U+0000, for whoever knows the real one to put in; `readMarkedPaths` does that.
 */
export function namePath(path: string): string {
  return `\u0000${path}\u0000`
}

/** The words with every marked path as `restore` gives it back. */
export function readMarkedPaths(words: string, restore: (path: string) => string): string {
  return words.includes('\u0000') ? words.replace(/\u0000([^\u0000]*)\u0000/g, (_, path) => restore(path)) : words
}
