/** The id of a docs folder, from the key of its language or version: `pt-br` from `pt-BR`. */
export function toDocsId(key: string): string {
  return key.toLowerCase().replace(/[^\w-]/g, '-')
}

/** The value of the field `docs`: a list only if there are several folders. */
export function toDocsField<Folder extends object>(folders: readonly Folder[]): Folder | readonly Folder[] | undefined {
  return folders.length === 1 ? folders[0] : folders
}
