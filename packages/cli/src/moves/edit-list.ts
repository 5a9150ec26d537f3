/** A replacement in a text. Offsets are in UTF-16 code units. */
export interface TextEdit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Edits of several files. */
export interface EditList {
  /** Adds an edit, unless there is one for the same range: both are then equal. */
  readonly add: (file: string, edit: TextEdit) => void
  /** File → its edits, sorted by position. */
  readonly all: () => ReadonlyMap<string, readonly TextEdit[]>
}

/** Creates an empty list of edits. */
export function createEditList(): EditList {
  const byFile = new Map<string, Map<string, TextEdit>>()
  return {
    add: (file, edit) => {
      const edits = byFile.get(file) ?? new Map<string, TextEdit>()
      byFile.set(file, edits)
      const key = `${edit.start} ${edit.end}`
      if (!edits.has(key)) edits.set(key, edit)
    },
    all: () =>
      new Map([...byFile].map(([file, edits]) => [file, [...edits.values()].sort((a, b) => a.start - b.start)])),
  }
}

/** Applies edits, sorted by position and without overlaps, to a text. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  return edits
    .toReversed()
    .reduce((whole, { start, end, text: added }) => whole.slice(0, start) + added + whole.slice(end), text)
}
