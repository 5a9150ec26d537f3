import type { writeCollection } from './postman/create-collection.js'

/** Loads the writer of Postman collections. It needs the samplers, which are large. */
export async function loadCollectionWriter(): Promise<typeof writeCollection> {
  const module = await import('./postman/create-collection.js')
  return module.writeCollection
}
