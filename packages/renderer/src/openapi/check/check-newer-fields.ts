import type { Problem } from '../api-problem.js'
import { childNode, elementNodes, rootNode } from '../document-node.js'
import type { JsonObject, JsonValue } from '../json-value.js'
import { groupProblems } from './group-problems.js'

// The kinds that the specification describes.
const KINDS: readonly JsonValue[] = ['nav', 'badge', 'audience']

/** Reports the part of OpenAPI 3.2 that docgen does not support: tags of a kind that the specification does not describe. */
export function checkNewerFields(document: JsonObject): readonly Problem[] {
  if (!/^3\.2(?:\.|$)/.test(String(document['openapi']))) return []
  const kinds = elementNodes(childNode(rootNode(document), 'tags')).flatMap((tag) => {
    const { value, pointer } = childNode(tag, 'kind')
    return value === undefined || KINDS.includes(value) ? [] : { name: 'kind', pointer }
  })
  return groupProblems(kinds, () => ({
    code: 'api-unsupported-field',
    message: 'tags are only shown on the pages of operations if their `kind` is `badge` or `audience`',
    hint: 'docgen reads everything else of OpenAPI 3.2',
  }))
}
