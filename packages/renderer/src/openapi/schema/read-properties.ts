import { childNode, type DocumentNode, elementNodes, entryNodes } from '../document-node.js'
import { asText, isList, isObject } from '../json-value.js'
import { isMarkedInternal } from '../visible-nodes.js'
import { nearestFirst, type SchemaPart } from './flatten-schema.js'
import type { Schema, SchemaSource } from './schema.js'

type Shape = Pick<
  Schema,
  'properties' | 'required' | 'patternProperties' | 'additionalProperties' | 'items' | 'tuple' | 'rest'
>

/** The contents of objects and arrays; a property described by several parts has the nodes of all of them. */
export function readProperties(parts: readonly SchemaPart[]): Shape {
  const nodes = parts.map(({ node }) => node)
  const additionalProperties = readAny(nodes, 'additionalProperties') ?? readAny(nodes, 'unevaluatedProperties')
  const hasTuple = nodes.some((node) => tupleOf(node).length > 0)
  const restItems = hasTuple ? (readRest(nodes) ?? undefined) : undefined
  const items = hasTuple ? undefined : mergeParts(nodes.map((node) => childNode(node, 'items')))
  return {
    properties: mergeByName(parts, 'properties'),
    required: new Set(nodes.flatMap(readRequired)),
    patternProperties: mergeByName(parts, 'patternProperties'),
    ...(additionalProperties && { additionalProperties }),
    ...(items && { items }),
    tuple: mergeTuples(nodes),
    ...(restItems && { rest: restItems }),
  }
}

/**
 * Merges maps of schemas in the order of the description. If several parts describe a property, the nearest comes
 * first.
 */
function mergeByName(parts: readonly SchemaPart[], keyword: string): ReadonlyMap<string, SchemaSource> {
  const order = new Map(parts.flatMap(({ node }) => entryNodes(childNode(node, keyword)).map(([name]) => [name, name])))
  const named = new Map<string, DocumentNode[]>()
  for (const { node } of nearestFirst(parts)) {
    for (const [name, property] of entryNodes(childNode(node, keyword))) {
      if (!isMarkedInternal(property)) named.set(name, [...(named.get(name) ?? []), property])
    }
  }
  return new Map([...order.keys()].flatMap((name) => (named.has(name) ? [[name, named.get(name) ?? []] as const] : [])))
}

/** Names of required properties that are not internal. */
function readRequired(node: DocumentNode): readonly string[] {
  return elementNodes(childNode(node, 'required')).flatMap(({ value }) => {
    const name = asText(value)
    return name === undefined || isMarkedInternal(childNode(node, 'properties', name)) ? [] : name
  })
}

/** The nodes that are objects; `undefined` if there are none. `true` allows anything, and `false` is a constraint. */
function mergeParts(nodes: readonly DocumentNode[]): SchemaSource | undefined {
  const schemas = nodes.filter(({ value }) => isObject(value))
  return schemas.length === 0 ? undefined : schemas
}

function readAny(nodes: readonly DocumentNode[], keyword: string): SchemaSource | undefined {
  const keywordNodes = nodes.map((node) => childNode(node, keyword))
  if (keywordNodes.some(({ value }) => value === false)) return undefined
  return (
    mergeParts(keywordNodes) ??
    (keywordNodes.some(({ value }) => value === true) ? keywordNodes.filter(({ value }) => value === true) : undefined)
  )
}

/** `prefixItems`, or its predecessor, the array form of `items`. */
function tupleOf(node: DocumentNode): readonly DocumentNode[] {
  const prefix = elementNodes(childNode(node, 'prefixItems'))
  return prefix.length > 0 ? prefix : elementNodes(childNode(node, 'items'))
}

function mergeTuples(nodes: readonly DocumentNode[]): readonly SchemaSource[] {
  const tuples = nodes.map(tupleOf).filter(({ length }) => length > 0)
  const length = Math.max(0, ...tuples.map((tuple) => tuple.length))
  return Array.from({ length }, (_position, index) => tuples.flatMap((tuple) => tuple[index] ?? []))
}

function readRest(nodes: readonly DocumentNode[]): SchemaSource | undefined {
  return mergeParts(
    nodes.map((node) => childNode(node, isList(childNode(node, 'items').value) ? 'additionalItems' : 'items')),
  )
}
