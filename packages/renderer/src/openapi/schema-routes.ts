import { follow, nodeAt, rootNode, targetOf } from './document-node.js'
import type { JsonObject } from './json-value.js'
import type { SchemaEntry } from './schema-entry.js'

/** The page of a named schema. */
export interface SchemaRoute {
  readonly href: string
  readonly name: string
}

/** Finds the page of the schema that a reference such as `#/components/schemas/Order` names, if it has one. */
export type FindSchemaRoute = (reference: string) => SchemaRoute | undefined

/** Indexes the pages of an API's named schemas. */
export function createSchemaRoutes(
  document: JsonObject,
  entries: readonly SchemaEntry[],
  routeBase: string,
): FindSchemaRoute {
  const findEntry = createSchemaFinder(document, entries)
  return (reference) => {
    const entry = findEntry(targetOf(rootNode(document), reference).pointer)
    return entry && { href: `${routeBase}/${entry.slug}`, name: entry.name }
  }
}

/**
 * Creates the function that finds the named schema at a pointer. If a named schema only refers to another one, such as
 * in another file, the pointer of that one finds it, too.
 */
export function createSchemaFinder(
  document: JsonObject,
  entries: readonly SchemaEntry[],
): (pointer: string) => SchemaEntry | undefined {
  const byPointer = new Map(
    entries.toReversed().map((entry) => [follow(nodeAt(document, entry.pointer)).pointer, entry]),
  )
  for (const entry of entries) byPointer.set(entry.pointer, entry)
  return (pointer) => byPointer.get(pointer)
}
