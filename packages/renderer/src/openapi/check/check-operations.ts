import { nearestWord } from '../../contract/suggest-name.js'
import type { Problem } from '../api-problem.js'
import { childNode, type DocumentNode, elementNodes, entryNodes, follow, nodeAt, rootNode } from '../document-node.js'
import { asText, isObject, type JsonObject } from '../json-value.js'
import { listOperations, methodAndPath, type OperationEntry } from '../operation-entry.js'
import { groupProblems, type Occurrence } from './group-problems.js'

/**
 * Reports parts that operations lack: responses, descriptions of responses, parameters of their path, declared tags.
 * Also reports path parameters that the path does not contain, and tag groups with unknown tags.
 */
export function checkOperations(document: JsonObject): readonly Problem[] {
  const operations = listOperations(document)
  return [
    ...checkResponses(document, operations),
    ...operations.flatMap((entry) => checkPathParameters(document, entry)),
    ...checkTags(document, operations),
    ...checkTagGroups(document, operations),
  ]
}

function checkResponses(document: JsonObject, operations: readonly OperationEntry[]): readonly Problem[] {
  const empty: Occurrence[] = []
  // A response shared by several operations counts once.
  const undescribed = new Map<string, Occurrence>()
  const version = asText(document['openapi']) ?? ''
  const areOptional = /^3\.[12]/.test(version)
  const isDescriptionOptional = version.startsWith('3.2')
  for (const entry of operations) {
    const name = methodAndPath(entry)
    const responses = childNode(nodeAt(document, entry.pointer), 'responses')
    const statuses = entryNodes(responses).filter(([status]) => !status.startsWith('x-'))
    if (statuses.length === 0 && (responses.value !== undefined || !areOptional))
      empty.push({ name, pointer: responses.value === undefined ? entry.pointer : responses.pointer })
    for (const [status, each] of statuses) {
      const { value, pointer } = follow(each)
      const isMissing = isObject(value) && asText(value['description']) === undefined
      if (isMissing && !isDescriptionOptional && !undescribed.has(pointer))
        undescribed.set(pointer, { pointer, name: `${status} of ${name}` })
    }
  }
  return [
    ...groupProblems(empty, ({ name }) => ({
      code: 'api-missing-responses',
      message: `${name} has no responses`,
      hint: 'Add `responses` with at least one status',
    })),
    ...groupProblems([...undescribed.values()], ({ name }) => ({
      code: 'api-missing-description',
      message: `the response ${name} has no description`,
      hint: 'Add `description` to the response',
    })),
  ]
}

function checkPathParameters(document: JsonObject, entry: OperationEntry): readonly Problem[] {
  const { path, pointer, pathPointers } = entry
  const owners = [pointer, ...pathPointers].map((each) => nodeAt(document, each))
  const declared = owners.flatMap((owner) => elementNodes(childNode(owner, 'parameters')).flatMap(readPathParameter))
  const used = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
  const missing = used.filter((name) => !declared.some((each) => each.name === name))
  const unused = declared.filter(({ name }) => !used.includes(name))
  const shared = unused.filter((each) => !each.isOwn(pointer))
  const only = missing.length === 1 && shared.length === 1 ? shared[0]?.name : undefined
  return [
    ...missing.map((name): Problem => {
      const near =
        nearestWord(
          name,
          unused.map((each) => each.name),
        ) ?? only
      return {
        code: 'api-missing-parameter',
        severity: 'warning',
        pointer,
        message: `${methodAndPath(entry)} has no parameter "${name}", which its path names`,
        hint:
          near === undefined ? `Add a parameter with \`name: ${name}\` and \`in: path\`` : `Did you mean "${near}"?`,
      }
    }),
    ...unused
      .filter((each) => each.isOwn(pointer))
      .map(
        ({ name, pointer: at }): Problem => ({
          code: 'api-missing-parameter',
          severity: 'warning',
          pointer: at,
          message: `the path of ${methodAndPath(entry)} has no {${name}}`,
          hint: 'Add it to the path, or change `in` of the parameter',
        }),
      ),
  ]
}

interface PathParameter {
  readonly name: string
  readonly pointer: string
  /** Whether the parameter is in the operation itself. A shared parameter may apply only to other operations. */
  readonly isOwn: (operation: string) => boolean
}

function readPathParameter(element: DocumentNode): readonly PathParameter[] {
  const { value, pointer } = follow(element)
  const name = isObject(value) && value['in'] === 'path' ? asText(value['name']) : undefined
  if (name === undefined) return []
  return [{ name, pointer: `${pointer}/name`, isOwn: (operation) => pointer.startsWith(`${operation}/`) }]
}

/** Reports tags that the description does not declare, unless it declares no tags at all. */
function checkTags(document: JsonObject, operations: readonly OperationEntry[]): readonly Problem[] {
  const nodes = elementNodes(childNode(rootNode(document), 'tags'))
  const declared = nodes.flatMap((node) => asText(childNode(node, 'name').value) ?? [])
  if (declared.length === 0) return []
  const undeclared = new Map<string, Occurrence>()
  for (const { tags, pointer } of operations) {
    for (const [index, name] of tags.entries()) {
      if (!declared.includes(name) && !undeclared.has(name))
        undeclared.set(name, { name, pointer: `${pointer}/tags/${index}` })
    }
  }
  return groupProblems([...undeclared.values()], ({ name }) => {
    const near = nearestWord(name, declared)
    return {
      code: 'api-undeclared-tag',
      message: `the tag "${name}" is not declared`,
      hint: near === undefined ? 'Add it to `tags` at the top of the description' : `Did you mean "${near}"?`,
    }
  })
}

/** Reports names in `x-tagGroups` that no operation uses and `tags` does not declare. */
function checkTagGroups(document: JsonObject, operations: readonly OperationEntry[]): readonly Problem[] {
  const root = rootNode(document)
  const tagNames = new Set([
    ...elementNodes(childNode(root, 'tags')).flatMap((node) => asText(childNode(node, 'name').value) ?? []),
    ...operations.flatMap(({ tags }) => tags),
  ])
  const listed = elementNodes(childNode(root, 'x-tagGroups')).flatMap((group) => elementNodes(childNode(group, 'tags')))
  return listed.flatMap(({ pointer, value }): readonly Problem[] => {
    if (typeof value !== 'string' || tagNames.has(value)) return []
    const near = nearestWord(value, tagNames)
    return [
      {
        code: 'api-undeclared-tag',
        severity: 'warning',
        pointer,
        message: `this group lists the tag "${value}", which no operation has`,
        hint: near === undefined ? 'Remove it from the group' : `Did you mean "${near}"?`,
      },
    ]
  })
}
