import { locateKey } from '../../config/source/locate-key.js'
import { positionAt } from '../../config/source/position-at.js'
import type { SourceFiles } from '../../config/source/source-files.js'
import { formatPath } from '../../config/validate/problem.js'
import type { Note } from '../convert/note.js'

/** A note with its position. */
export interface PositionedNote {
  readonly status: Note['status']
  /** The part's name in the config. */
  readonly name: string
  readonly message: string
  readonly hint?: string
  /** File of the part; absent if it is not a part of the config. */
  readonly file?: string
  /** 1-based line of the part; absent without a file. */
  readonly line?: number
  /** Other positions with the same note, as `file:line`. */
  readonly others?: readonly string[]
}

/** Resolves the positions of notes in the sources of the config. */
export function locateNotes(notes: readonly Note[], sources: SourceFiles): readonly PositionedNote[] {
  return notes.map(({ status, path, name, message, hint }) => {
    const position = path.length === 0 ? undefined : locateKey(sources, path)
    const text = position && sources.texts.get(position.file)
    return {
      status,
      name: name ?? formatPath(path),
      message,
      ...(hint !== undefined && { hint }),
      ...(position &&
        text !== undefined && {
          file: position.file,
          line: positionAt(text, position.key.start, position.key.end).line,
        }),
    }
  })
}

/** Merges repeated notes: one note with all positions. */
export function groupNotes(notes: readonly PositionedNote[]): readonly PositionedNote[] {
  const groups = new Map<string, PositionedNote[]>()
  for (const note of notes) {
    const key = JSON.stringify([note.status, withoutIndexes(note.name), note.message, note.hint])
    groups.set(key, [...(groups.get(key) ?? []), note])
  }
  return [...groups.values()].flatMap(([first, ...more]) => {
    if (!first) return []
    const firstPosition = `${first.file}:${first.line}`
    const positions = more.flatMap(({ file, line }) => (file === undefined ? [] : [`${file}:${line}`]))
    const others = [...new Set(positions)].filter((position) => position !== firstPosition)
    const name = more.some((note) => note.name !== first.name) ? withoutIndexes(first.name) : first.name
    return [{ ...first, name, ...(others.length > 0 && { others }) }]
  })
}

/** The name of a field without indexes: `navbar.items[3].kind` and `navbar.items[5].kind` are the same field. */
function withoutIndexes(name: string): string {
  return name.replace(/\[\d+\]/g, '[]')
}
