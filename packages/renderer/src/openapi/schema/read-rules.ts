import { childNode, entryNodes } from '../document-node.js'
import { isObject } from '../json-value.js'
import type { SchemaPart } from './flatten-schema.js'
import type { SchemaRule } from './schema.js'

const KINDS = ['not', 'if', 'then', 'else', 'contains', 'propertyNames', 'contentSchema'] as const

/** The rules of a schema, such as `not`, `if` and `dependentSchemas`. */
export function readRules(parts: readonly SchemaPart[]): readonly SchemaRule[] {
  return parts.flatMap(({ node, keywords }) => [
    ...KINDS.filter((kind) => isObject(keywords[kind])).map((kind) => ({
      kind,
      name: '',
      source: [{ ...childNode(node, kind), value: keywords[kind] }],
    })),
    ...entryNodes(childNode(node, 'dependentSchemas')).map(([name, at]) => ({
      kind: 'dependent' as const,
      name,
      source: [at],
    })),
  ])
}
