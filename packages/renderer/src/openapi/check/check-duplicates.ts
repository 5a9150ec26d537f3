import type { Problem } from '../api-problem.js'
import { childNode, type DocumentNode, elementNodes, entryNodes, follow, nodeAt, rootNode } from '../document-node.js'
import { asText, type JsonObject } from '../json-value.js'
import { listOperations } from '../operation-entry.js'
import { groupProblems } from './group-problems.js'

/** Reports repeated tags and parameters, and paths that differ only in the names of parameters. */
export function checkDuplicates(document: JsonObject): readonly Problem[] {
  const root = rootNode(document)
  const owners = new Set(listOperations(document).flatMap(({ pointer, pathPointers }) => [...pathPointers, pointer]))
  return [
    ...checkTags(childNode(root, 'tags')),
    ...[...owners].flatMap((owner) => checkParameters(childNode(nodeAt(document, owner), 'parameters'))),
    ...checkPaths(childNode(root, 'paths')),
  ]
}

interface Named {
  readonly key: string
  readonly pointer: string
}

/** The parts with the key of an earlier part, each with the first part of that key. */
function findRepeated<Part extends Named>(parts: readonly Part[]): readonly (readonly [Part, Part])[] {
  const firstByKey = new Map<string, Part>()
  return parts.flatMap((part) => {
    const first = firstByKey.get(part.key)
    if (!first) firstByKey.set(part.key, part)
    return first ? [[part, first] as const] : []
  })
}

function report(pointer: string, message: string, hint: string): Problem {
  return { code: 'api-duplicate-part', severity: 'warning', pointer, message, hint }
}

function checkTags(tags: DocumentNode): readonly Problem[] {
  const named = elementNodes(tags).flatMap((tag) => {
    const { value, pointer } = childNode(tag, 'name')
    return typeof value === 'string' ? [{ key: value, pointer }] : []
  })
  return findRepeated(named).map(([{ key, pointer }]) =>
    report(
      pointer,
      `the tag ${JSON.stringify(key)} is declared twice, and only the last one is shown`,
      'Merge the two',
    ),
  )
}

function checkParameters(list: DocumentNode): readonly Problem[] {
  const named = elementNodes(list).flatMap((element) => {
    const node = follow(element)
    const name = asText(childNode(node, 'name').value)
    const location = asText(childNode(node, 'in').value)
    if (name === undefined || location === undefined) return []
    const pointer = node === element ? childNode(node, 'name').pointer : element.pointer
    return [{ key: `${location} parameter ${JSON.stringify(name)}`, pointer }]
  })
  return findRepeated(named).map(([{ key, pointer }]) =>
    report(pointer, `the ${key} is declared twice, and only the last one is shown`, 'Remove one of the two'),
  )
}

/** OpenAPI forbids paths that differ only in the names of their parameters. */
function checkPaths(paths: DocumentNode): readonly Problem[] {
  const named = entryNodes(paths).flatMap(([path, { pointer }]) =>
    path.startsWith('/') ? [{ key: path.replace(/\{[^{}]*\}/g, '{}'), path, pointer }] : [],
  )
  const repeated = findRepeated(named).map(([{ path, pointer }, first]) => ({
    pointer,
    name: `${first.path} and ${path}`,
  }))
  return groupProblems(repeated, ({ name }) => ({
    code: 'api-invalid-path',
    message: `the paths ${name} differ only in the names of parameters`,
    hint: 'Use one path for both, because OpenAPI forbids such paths',
  }))
}
