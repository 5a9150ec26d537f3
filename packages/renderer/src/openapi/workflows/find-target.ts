import { percentDecode } from '../../html/percent-decode.js'
import { childNode, type DocumentNode, elementNodes, encodeKey, nodeAt } from '../document-node.js'
import { asText, type JsonObject } from '../json-value.js'
import { listOperations, type OperationEntry } from '../operation-entry.js'
import { findOperation } from '../operation-routes.js'
import { listWorkflows, type StepTarget, type WorkflowEntry } from './workflow.js'

/** What a step runs; `outside` if another description than this one may have it. */
export type Target =
  | { readonly kind: 'operation'; readonly entry: OperationEntry }
  | { readonly kind: 'workflow'; readonly entry: WorkflowEntry }
  | { readonly kind: 'outside' }

/** Finds what a step of an Arazzo document runs; `undefined` if it does not exist. */
export type FindTarget = (
  target: Pick<StepTarget, 'kind' | 'value'>,
  workflow: Pick<WorkflowEntry, 'file'>,
) => Target | undefined

/** Creates the function that finds the targets of a description's workflows. */
export function createTargetFinder(document: JsonObject): FindTarget {
  const operations = listOperations(document)
  const workflows = listWorkflows(document)
  const byId = new Map(operations.map((entry) => [entry.operationId, entry]))
  const findByPath = (path: string): OperationEntry | undefined => {
    const reference = path.slice(path.indexOf('#'))
    const pointer = findOperation(document, reference)?.pointer
    const found =
      operations.find((entry) => `#/paths/${encodeKey(entry.path)}/${entry.method}` === percentDecode(reference)) ??
      operations.find((entry) => entry.pointer === pointer)
    if (found) return found
    // Some documents point to the path instead of the operation.
    const [only, ...others] = operations.filter(({ path }) => `#/paths/${encodeKey(path)}` === percentDecode(reference))
    return others.length === 0 ? only : undefined
  }
  return ({ kind, value }, { file }) => {
    const sources = readSources(nodeAt(document, file))
    const { source, name } = splitName(value, sources)
    // Descriptions are not named in the config as Arazzo documents name them. So only a single one is certainly this one.
    const others = sources.filter((each) => (kind === 'workflowId' ? each.type === 'arazzo' : each.type !== 'arazzo'))
    const isOpen = kind === 'workflowId' ? source !== undefined : others.length > 1
    if (kind === 'workflowId') {
      const found = workflows.find((each) => each.id === name && (source !== undefined || each.file === file))
      if (found) return { kind: 'workflow', entry: found }
    } else {
      const entry = kind === 'operationId' ? byId.get(name) : findByPath(value)
      if (entry) return { kind: 'operation', entry }
    }
    return isOpen ? { kind: 'outside' } : undefined
  }
}

interface SourceDescription {
  readonly name: string
  readonly type: string
}

/** The descriptions that an Arazzo document refers to. */
export function readSources(file: DocumentNode): readonly SourceDescription[] {
  return elementNodes(childNode(file, 'sourceDescriptions')).flatMap((node) => {
    const name = asText(childNode(node, 'name').value)
    return name === undefined ? [] : { name, type: asText(childNode(node, 'type').value) ?? 'openapi' }
  })
}

/** Splits a name such as `$sourceDescriptions.shop.listOrders` into the source description and the name in it. */
function splitName(
  value: string,
  sources: readonly SourceDescription[],
): { readonly source?: SourceDescription; readonly name: string } {
  const [, path] = /^\$sourceDescriptions\.(.+)$/s.exec(value) ?? []
  const source = path === undefined ? undefined : sources.find(({ name }) => path.startsWith(`${name}.`))
  if (path === undefined || !source) return { name: value }
  return { source, name: path.slice(source.name.length + 1) }
}
