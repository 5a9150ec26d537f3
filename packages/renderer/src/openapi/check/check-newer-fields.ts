import type { Problem } from '../api-problem.js'
import { childNode, elementNodes, rootNode } from '../document-node.js'
import type { JsonObject } from '../json-value.js'
import { groupProblems } from './group-problems.js'

/** Reports the part of OpenAPI 3.2 that docgen does not support: tags with a `kind` other than `nav`. */
export function checkNewerFields(document: JsonObject): readonly Problem[] {
  if (!/^3\.2(?:\.|$)/.test(String(document['openapi']))) return []
  const kinds = elementNodes(childNode(rootNode(document), 'tags')).flatMap((tag) => {
    const { value, pointer } = childNode(tag, 'kind')
    return value === undefined || value === 'nav' ? [] : { name: 'kind', pointer }
  })
  return groupProblems(kinds, () => ({
    code: 'api-unsupported-field',
    message: 'tags with a `kind` other than `nav` are not shown on the pages of operations',
    hint: 'docgen reads everything else of OpenAPI 3.2',
  }))
}
