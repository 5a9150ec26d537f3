import { posix } from 'node:path'
import type { TextEdit } from './edit-list.js'

/** A file that refers to other files by path, before and after a move. */
export interface MovedReferences {
  readonly text: string
  /** Site-relative paths of the file. */
  readonly before: string
  readonly after: string
  /** Maps the path of a file or folder to its path after the move. */
  readonly moveOf: (path: string) => string
  readonly exists: (path: string) => boolean
}

const IMPORT = /\b(?:from|import|require\()[ \t]{0,9}(["'])([^"'\n]{1,300})\1/g
const INCLUDE = /(?:::include\b[^\n{]{0,300}\{|<Snippet[ \t])[^\n}]{0,300}?\bfile=(["']?)([^"'\s}>]{1,300})/g

/** Returns edits for includes and imports whose path changes, because their file or its target moves. */
export function listReferenceEdits({ text, before, after, moveOf, exists }: MovedReferences): readonly TextEdit[] {
  const matches = [...text.matchAll(IMPORT), ...text.matchAll(INCLUDE)]
  return matches.flatMap((match) => {
    const [whole, , path = ''] = match
    const reference = readPath(path, before)
    // A broken path stays as it is: docgen reports it.
    if (!reference || !exists(reference.target)) return []
    const target = moveOf(reference.target)
    const newPath = reference.isRelative
      ? withDot(posix.relative(posix.dirname(after), target), path)
      : reference.prefix + target
    if (newPath === path || (target === reference.target && (before === after || !reference.isRelative))) return []
    const start = match.index + whole.lastIndexOf(path)
    return [{ start, end: start + path.length, text: newPath }]
  })
}

/** Splits the path of an import or include; undefined for the name of a package. */
function readPath(
  path: string,
  file: string,
): { readonly target: string; readonly isRelative: boolean; readonly prefix: string } | undefined {
  if (path.startsWith('@site/')) return { target: path.slice('@site/'.length), isRelative: false, prefix: '@site/' }
  if (path.startsWith('/')) return { target: path.slice(1), isRelative: false, prefix: '/' }
  // The name of a package is no path, but the path of an include needs no dot.
  if (!path.startsWith('.') && !/\.\w+$/.test(path)) return undefined
  return { target: posix.join(posix.dirname(file), path), isRelative: true, prefix: '' }
}

/** Adds `./` to a path if the path that it replaces has it. */
function withDot(relative: string, before: string): string {
  return relative.startsWith('.') || !before.startsWith('.') ? relative : `./${relative}`
}
