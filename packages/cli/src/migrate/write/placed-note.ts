import { locateKey } from '../../config/source/locate-key.js'
import { placeOf } from '../../config/source/place-of.js'
import type { SourceFiles } from '../../config/source/source-files.js'
import { formatPath } from '../../config/validate/problem.js'
import type { Note } from '../carry/note.js'

/** A note as people read it. */
export interface PlacedNote {
  readonly fate: Note['fate']
  /** The part, as it is called in the config. */
  readonly name: string
  readonly message: string
  readonly hint?: string
  /** Where it stands, from 1; absent for what is no part of the config. */
  readonly file?: string
  readonly line?: number
}

/** Notes with their places in the sources of the config. */
export function placeNotes(notes: readonly Note[], sources: SourceFiles): readonly PlacedNote[] {
  return notes.map(({ fate, path, name, message, hint }) => {
    const place = path.length === 0 ? undefined : locateKey(sources, path)
    const text = place && sources.texts.get(place.file)
    return {
      fate,
      name: name ?? formatPath(path),
      message,
      ...(hint !== undefined && { hint }),
      ...(place &&
        text !== undefined && { file: place.file, line: placeOf(text, place.key.start, place.key.end).line }),
    }
  })
}
