import { createReachCollector, type ReachCollector } from './collect-reach.js'
import type { JsonObject } from './json-value.js'
import type { OperationEntry } from './operation-entry.js'
import type { SchemaEntry } from './schema-entry.js'
import { createSchemaFinder } from './schema-routes.js'

/**
 * The operations and schemas that refer to a named schema. A user that refers to it only through another named schema
 * is omitted.
 */
export interface SchemaUsers {
  readonly operations: readonly OperationEntry[]
  readonly schemas: readonly SchemaEntry[]
}

/** The inputs for finding the users of schemas. */
export interface SchemaUsersInput {
  readonly document: JsonObject
  readonly operations: readonly OperationEntry[]
  readonly schemas: readonly SchemaEntry[]
  /** A collector for the same document, to reuse its cache; if absent, a new collector is created. */
  readonly collectReach?: Pick<ReachCollector, 'direct'>
}

/** Creates the function that returns the users of a named schema, in the order of the description. */
export function createSchemaUsersFinder({
  document,
  operations,
  schemas,
  collectReach: { direct } = createReachCollector(document),
}: SchemaUsersInput): (schema: SchemaEntry) => SchemaUsers {
  const findEntry = createSchemaFinder(document, schemas)
  const users = new Map(
    schemas.map(({ pointer }) => [pointer, { operations: [] as OperationEntry[], schemas: [] as SchemaEntry[] }]),
  )
  for (const operation of operations) {
    const starts = [operation.pointer, ...operation.pathPointers.map((path) => `${path}/parameters`)]
    for (const used of findUsed(starts)) users.get(used.pointer)?.operations.push(operation)
  }
  for (const schema of schemas) {
    for (const used of findUsed([schema.pointer])) {
      if (used !== schema) users.get(used.pointer)?.schemas.push(schema)
    }
  }
  return ({ pointer }) => users.get(pointer) ?? { operations: [], schemas: [] }

  /**
   * The named schemas that the parts at these pointers refer to, directly or through other components, such as
   * responses.
   */
  function findUsed(starts: readonly string[]): ReadonlySet<SchemaEntry> {
    const used = new Set<SchemaEntry>()
    const seen = new Set<string>()
    const waiting = starts.flatMap(direct)
    for (let pointer = waiting.pop(); pointer !== undefined; pointer = waiting.pop()) {
      if (seen.has(pointer)) continue
      seen.add(pointer)
      // A reference may point to a part of a named schema.
      const entry = findEntry(pointer) ?? findEntry(pointer.split('/').slice(0, 4).join('/'))
      if (entry) used.add(entry)
      else waiting.push(...direct(pointer))
    }
    return used
  }
}
