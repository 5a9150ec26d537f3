import type { Collection } from '../config/collection.js'

/** Ids of folders as users write them: those of the blog and the standalone pages begin with `@` in the config. */
export function listCollectionIds(collections: readonly Collection[]): readonly string[] {
  return collections.map(({ id }) => id.replace(/^@/, ''))
}

/** The folder with an id; without an id, the first docs folder, or else the first folder. `undefined` if there is none. */
export function findCollection(collections: readonly Collection[], id: string | undefined): Collection | undefined {
  if (id === undefined) return collections.find(({ kind }) => kind === 'docs') ?? collections[0]
  return collections.find((each) => each.id === id) ?? collections[listCollectionIds(collections).indexOf(id)]
}
