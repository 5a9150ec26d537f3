// Absolute path → the text of a file that an editor has changed and not saved. The map is global, like the disk whose
// files it overrides: only the language server adds texts, and one process serves one editor.
const texts = new Map<string, Buffer>()

/** Makes reads of a file at an absolute path return this text; `undefined` makes them return the file on disk again. */
export function setUnsavedText(path: string, text: string | undefined): void {
  if (text === undefined) texts.delete(path)
  else texts.set(path, Buffer.from(text))
}

/** Returns the unsaved bytes of a file; `undefined` if no editor has changed it. */
export function readUnsaved(path: string): Buffer | undefined {
  return texts.get(path)
}
