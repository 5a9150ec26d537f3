import { hashBytes } from '../../cache/hash.js'
import { type ReadBytes, textOf } from '../../config/module/read-once.js'
import { collectIncludes } from '../../read/collect-includes.js'

/** A document that code imports, or that an imported document includes. */
export interface ImportedText {
  readonly text: string
  readonly hash: string
  /** Paths of its direct and indirect includes. */
  readonly includes: readonly string[]
}

/** Imported documents by site-relative path. */
export type ImportedTexts = Readonly<Record<string, ImportedText>>

/** Reads documents with all their includes, and skips unreadable files. `find` returns the absolute path of a file. */
export function readDocuments(
  paths: readonly string[],
  { find, read }: { readonly find: (path: string) => string; readonly read: ReadBytes },
): ImportedTexts {
  const texts: Record<string, ImportedText> = {}
  const findText = (path: string): string | undefined => {
    try {
      return textOf(read(find(path)))
    } catch {
      return undefined
    }
  }
  const pending = new Set(paths)
  for (const path of pending) {
    const text = findText(path)
    if (text === undefined) continue
    const { includes } = collectIncludes(path, text, findText)
    texts[path] = { text, hash: hashBytes(text), includes }
    for (const include of includes) pending.add(include)
  }
  return texts
}

/** Whether a module of a bundle, by esbuild's name, is a document. */
export function isDocument(name: string): boolean {
  return /^(?![\w-]{2,}:).*\.mdx?$/i.test(name)
}
