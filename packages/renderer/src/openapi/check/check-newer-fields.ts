import type { Problem } from '../api-problem.js'
import { childNode, type DocumentNode, elementNodes, entryNodes, rootNode } from '../document-node.js'
import { isObject, type JsonObject } from '../json-value.js'
import { type PartRole, roleUnder } from '../part-role.js'
import { groupProblems, type Occurrence } from './group-problems.js'

/** Unsupported fields of OpenAPI 3.2: the field, and a pattern for the path of keys to its parent. */
const FIELDS: readonly (readonly [string, RegExp])[] = [
  ['itemSchema', /\/content\/[^/]+$/],
  ['prefixEncoding', /\/content\/[^/]+$/],
  ['itemEncoding', /\/content\/[^/]+$/],
  ['defaultMapping', /\/discriminator$/],
  ['nodeType', /\/xml$/],
  ['parent', /^\/tags\/\d+$/],
  ['kind', /^\/tags\/\d+$/],
  ['name', /\/servers\/\d+$/],
  ['$self', /^$/],
]

/** Reports fields of OpenAPI 3.2 that docgen does not support, one warning per field. */
export function checkNewerFields(document: JsonObject): readonly Problem[] {
  if (!/^3\.2(?:\.|$)/.test(String(document['openapi']))) return []
  const positionsByField = new Map<string, Occurrence[]>()
  const note = (name: string, pointer: string): void => {
    positionsByField.set(name, [...(positionsByField.get(name) ?? []), { name, pointer }])
  }
  const waiting: { readonly node: DocumentNode; readonly role: PartRole }[] = [
    { node: rootNode(document), role: 'object' },
  ]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, role } = next
    if (role === 'object' && isObject(node.value)) listFields(node, note)
    for (const [key, child] of entryNodes(node)) {
      const under = roleUnder(key, child.value, role)
      if (under !== 'data' && typeof child.value === 'object') waiting.push({ node: child, role: under })
    }
    for (const child of elementNodes(node)) waiting.push({ node: child, role: 'object' })
  }
  return [...positionsByField].flatMap(([name, occurrences]) =>
    groupProblems(occurrences.toReversed(), () => ({
      code: 'api-unsupported-field',
      message: `${name} of OpenAPI 3.2 is not shown`,
      hint: 'docgen reads OpenAPI 3.0 and 3.1, and most of 3.2',
    })),
  )
}

function listFields(node: DocumentNode, note: (name: string, pointer: string) => void): void {
  for (const [field, pattern] of FIELDS) {
    const { value, pointer } = childNode(node, field)
    if (value !== undefined && pattern.test(node.pointer)) note(`\`${field}\``, pointer)
  }
  const location = childNode(node, 'in')
  if (location.value === 'querystring') note('`in: querystring`', location.pointer)
}
