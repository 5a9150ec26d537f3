import { childNode, type DocumentNode, follow, nodeAt } from '../document-node.js'
import { isObject, type JsonObject, type JsonValue } from '../json-value.js'
import { isJsonType, readContent } from '../nouns/media-type.js'
import { readResponses } from '../nouns/response.js'
import { listOperations, type OperationEntry } from '../operation-entry.js'
import { readSchema } from '../schema/read-schema.js'
import type { SchemaSource } from '../schema/schema.js'
import { createSchemaValidator } from './create-schema-validator.js'
import { explain } from './validate-example.js'

/** Why a value is not a valid body of an operation. */
export interface BodyProblem {
  /** `request` or a status. */
  readonly part: string
  /** Position in the value as a JSON pointer. */
  readonly position: string
  readonly message: string
}

/** Finds operations by name, and validates values against their bodies in JSON. */
export interface OperationCheck {
  /**
   * Finds an operation by its id, or by method and path, in which values can replace parameters: `POST /orders/42`.
   * `undefined` if there is none.
   */
  readonly find: (operation: string) => OperationEntry | undefined
  /** Ids of all operations. */
  readonly ids: readonly string[]
  /**
   * Lists `request` and the statuses of the responses. `part` selects one of these, or all statuses with `response`.
   */
  readonly listParts: (entry: OperationEntry, part?: string) => readonly string[]
  /** Validates a value. `undefined` if the value is valid, or if the part has no schema. */
  readonly validate: (value: JsonValue, entry: OperationEntry, part?: string) => BodyProblem | undefined
}

const METHOD_AND_PATH = /^([a-z]+) +(\/[^?#]*)/i

/** Creates the check of values against the operations of a description. */
export function createOperationCheck(document: JsonObject): OperationCheck {
  const validateValue = createSchemaValidator(document)
  const operations = listOperations(document)
  const listBodies = (entry: OperationEntry) => readBodies(nodeAt(document, entry.pointer))
  return {
    find: (name) => {
      const [, method, path] = METHOD_AND_PATH.exec(name) ?? []
      if (method === undefined || path === undefined) return operations.find(({ operationId }) => operationId === name)
      const sameMethod = operations.filter((each) => each.method === method.toLowerCase())
      return sameMethod.find((each) => each.path === path) ?? sameMethod.find((each) => matchesPath(path, each.path))
    },
    ids: operations.flatMap(({ operationId }) => operationId ?? []),
    listParts: (entry, part) => selectBodies(listBodies(entry), part).map((body) => body.part),
    validate: (value, entry, selector) => {
      const bodies = selectBodies(listBodies(entry), selector).flatMap(({ part, schemas }) =>
        schemas.map((schema) => ({ part, schema })),
      )
      const schemas = keepClosest(value, bodies)
      const problems: BodyProblem[] = []
      for (const { part, schema } of schemas) {
        const violation = validateValue(value, schema)
        if (!violation) return undefined
        problems.push({ part, position: violation.position, message: explain(violation.message) })
      }
      // The author most likely meant the body whose problem is deepest in the value.
      const [first] = problems.toSorted((a, b) => b.position.split('/').length - a.position.split('/').length)
      return first
    },
  }
}

/**
 * Returns the bodies that describe the most properties of a value. Without this choice, a body with only optional
 * properties would accept any object, even an object that is meant for another body and invalid there.
 */
function keepClosest<B extends { readonly schema: DocumentNode }>(
  value: JsonValue,
  bodies: readonly B[],
): readonly B[] {
  const counted = bodies.map((body) => ({ body, count: countDescribed(value, [body.schema]) }))
  const most = Math.max(...counted.map(({ count }) => count))
  return counted.flatMap(({ body, count }) => (count === most ? [body] : []))
}

/** Counts the properties of an object, or of a list's first object, that a schema describes. `seen` ends recursion. */
function countDescribed(value: JsonValue, source: SchemaSource, seen = new Set<string>()): number {
  const { identity, properties, items, variants } = readSchema(source)
  if (seen.has(identity)) return 0
  seen.add(identity)
  if (Array.isArray(value)) return items && value[0] !== undefined ? countDescribed(value[0], items) : 0
  const inVariants = variants.flatMap(({ options }) => options.map((option) => countDescribed(value, option, seen)))
  const described = isObject(value) ? Object.keys(value).filter((key) => properties.has(key)).length : 0
  return described + Math.max(0, ...inVariants)
}

interface Body {
  /** `request` or a status. */
  readonly part: string
  /** The schema of each JSON media type. */
  readonly schemas: readonly DocumentNode[]
}

function readBodies(operation: DocumentNode): readonly Body[] {
  const request = follow(childNode(operation, 'requestBody'))
  const bodies = [
    ...(request.value === undefined ? [] : [{ part: 'request', content: readContent(request) }]),
    ...readResponses(operation).map(({ status, content }) => ({ part: status.toLowerCase(), content })),
  ]
  return bodies.map(({ part, content }) => ({
    part,
    schemas: content.flatMap(({ name, schema }) => (schema && isJsonType(name) ? [schema] : [])),
  }))
}

/**
 * Returns the bodies for `request`, `response` or a status; all bodies if `selector` is undefined. A status without a
 * body selects the body of its range (`4xx`) or of `default`.
 */
function selectBodies(bodies: readonly Body[], selector: string | undefined): readonly Body[] {
  if (selector === undefined) return bodies
  if (selector === 'response') return bodies.filter(({ part }) => part !== 'request')
  const names = selector === 'request' ? [selector] : [selector, `${selector.charAt(0)}xx`, 'default']
  const found = names.map((name) => bodies.find(({ part }) => part === name)).find(Boolean)
  return found ? [found] : []
}

/** Whether a path matches a path template, with values instead of parameters. */
function matchesPath(path: string, template: string): boolean {
  const segments = path.split('/')
  const templateSegments = template.split('/')
  return (
    segments.length === templateSegments.length &&
    templateSegments.every((segment, index) => segment.includes('{') || segment === segments[index])
  )
}
