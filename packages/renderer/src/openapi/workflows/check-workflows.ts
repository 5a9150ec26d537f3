import { didYouMean, nearestWord } from '../../contract/suggest-name.js'
import type { Problem } from '../api-problem.js'
import { childNode, type DocumentNode, elementNodes, entryNodes } from '../document-node.js'
import { asText, isList, type JsonObject, toLabel } from '../json-value.js'
import { listOperations } from '../operation-entry.js'
import { createTargetFinder, type FindTarget } from './find-target.js'
import { listArazzoFiles, listWorkflows, resolveReusable } from './workflow.js'

/** The problems of the Arazzo documents of a description. */
export function checkWorkflows(document: JsonObject): readonly Problem[] {
  const files = listArazzoFiles(document)
  if (files.length === 0) return []
  const context: CheckContext = {
    find: createTargetFinder(document),
    operationIds: listOperations(document).flatMap(({ operationId }) => operationId ?? []),
    workflowIds: listWorkflows(document).map(({ id }) => id),
  }
  return files.flatMap((file) => checkFile(file, context))
}

interface CheckContext {
  readonly find: FindTarget
  readonly operationIds: readonly string[]
  readonly workflowIds: readonly string[]
}

function checkFile(file: DocumentNode, context: CheckContext): readonly Problem[] {
  const version = childNode(file, 'arazzo')
  if (!/^1\.\d+\.\d+/.test(String(version.value))) {
    const found =
      version.value === undefined || version.value === null ? 'no version' : `version ${toLabel(version.value)}`
    return [invalid(version, `docgen reads Arazzo 1.x, but this document has ${found}`, 'Write arazzo: 1.0.1')]
  }
  const workflows = childNode(file, 'workflows')
  const nodes = elementNodes(workflows)
  if (nodes.length === 0) {
    const message = isList(workflows.value) ? 'the list of workflows is empty' : 'the document has no list of workflows'
    return [invalid(workflows, message, 'Add a workflow with a workflowId and steps')]
  }
  return [...checkIds(nodes, 'workflowId', 'workflow'), ...nodes.flatMap((node) => checkWorkflow(node, file, context))]
}

/** Reports missing and duplicate ids of workflows or steps. */
function checkIds(nodes: readonly DocumentNode[], key: string, noun: string): readonly Problem[] {
  const ids = new Set<string>()
  return nodes.flatMap((node) => {
    const id = childNode(node, key)
    const text = asText(id.value) ?? ''
    if (text === '') return invalid(node, `this ${noun} has no ${key}`, `Add a ${key} that no other ${noun} has`)
    if (ids.has(text)) return invalid(id, `another ${noun} has the ${key} ${JSON.stringify(text)}, too`, 'Rename one')
    ids.add(text)
    return []
  })
}

function checkWorkflow(node: DocumentNode, file: DocumentNode, context: CheckContext): readonly Problem[] {
  const steps = elementNodes(childNode(node, 'steps'))
  if (steps.length === 0)
    return [invalid(childNode(node, 'steps'), 'this workflow has no steps', 'Add at least one step')]
  const stepIds = steps.flatMap((step) => asText(childNode(step, 'stepId').value) ?? [])
  const known: KnownNames = { ...context, file, stepIds }
  return [
    ...checkIds(steps, 'stepId', 'step'),
    ...elementNodes(childNode(node, 'dependsOn')).flatMap((each) => checkName(each, 'workflowId', known)),
    ...['parameters', 'successActions', 'failureActions'].flatMap((key) => checkList(childNode(node, key), known)),
    ...steps.flatMap((step) => checkStep(step, known)),
    ...checkExpressions(childNode(node, 'outputs'), known),
  ]
}

interface KnownNames extends CheckContext {
  readonly file: DocumentNode
  /** The steps of the workflow. */
  readonly stepIds: readonly string[]
}

const TARGETS = ['operationId', 'operationPath', 'workflowId'] as const

function checkStep(step: DocumentNode, known: KnownNames): readonly Problem[] {
  const targets = TARGETS.filter((key) => childNode(step, key).value !== undefined)
  const [kind, other] = targets
  const lists = ['parameters', 'onSuccess', 'onFailure'].flatMap((key) => checkList(childNode(step, key), known))
  const parts = ['parameters', 'requestBody', 'successCriteria', 'onSuccess', 'onFailure']
  const expressions = parts.flatMap((key) => checkExpressions(childNode(step, key), known))
  const name = JSON.stringify(asText(childNode(step, 'stepId').value) ?? '')
  if (kind === undefined) {
    const hint = 'Name what the step runs by operationId, operationPath or workflowId'
    return [invalid(step, `the step ${name} runs nothing`, hint), ...lists, ...expressions]
  }
  const both = other && invalid(childNode(step, other), `the step ${name} has both ${kind} and ${other}`, 'Remove one')
  return [...(both ? [both] : checkName(childNode(step, kind), kind, known)), ...lists, ...expressions]
}

/** Reports a name that no operation or no workflow has. */
function checkName(
  node: DocumentNode,
  kind: (typeof TARGETS)[number],
  { find, file, operationIds, workflowIds }: KnownNames,
): readonly Problem[] {
  const value = asText(node.value)
  if (value === undefined)
    return [invalid(node, `${kind} has to be text`, 'Write the name of an operation or workflow')]
  if (find({ kind, value }, { file: file.pointer })) return []
  if (kind === 'workflowId')
    return [unknown(node, `no workflow has the id ${JSON.stringify(value)}`, value, workflowIds)]
  const message =
    kind === 'operationId'
      ? `no operation has the id ${JSON.stringify(value)}`
      : `this points to no operation: ${JSON.stringify(value)}`
  const name = value.replace(/^\$sourceDescriptions\.[^.]*\./, '')
  const near = kind === 'operationId' ? nearestWord(name, operationIds) : undefined
  const hint = near === undefined ? 'Name an operation of the description' : didYouMean(near)
  return [{ code: 'api-unknown-operation', severity: 'error', pointer: node.pointer, message, hint }]
}

/** Checks the references of a list of parameters or actions, and the targets of its actions. */
function checkList(list: DocumentNode, known: KnownNames): readonly Problem[] {
  const isOfActions = !list.pointer.endsWith('/parameters')
  return elementNodes(list).flatMap((node) => {
    const target = resolveReusable(node, known.file)
    const reference = childNode(node, 'reference')
    if (target.value === undefined || (target === node && reference.value !== undefined)) {
      const message = `the reference ${JSON.stringify(reference.value)} points to no component`
      return [invalid(reference, message, 'Refer to a component such as $components.parameters.page')]
    }
    return isOfActions ? checkAction(target, known) : []
  })
}

const ACTIONS: readonly string[] = ['end', 'goto', 'retry']

function checkAction(action: DocumentNode, known: KnownNames): readonly Problem[] {
  const type = childNode(action, 'type')
  const kind = asText(type.value) ?? ''
  if (!ACTIONS.includes(kind)) {
    const message = kind === '' ? 'this action has no type' : `there is no action of the type ${JSON.stringify(kind)}`
    return [invalid(kind === '' ? action : type, message, 'Write type: end, goto or retry')]
  }
  const step = childNode(action, 'stepId')
  const workflow = childNode(action, 'workflowId')
  const id = asText(step.value)
  if (id !== undefined) {
    if (known.stepIds.includes(id)) return []
    return [unknown(step, `the workflow has no step ${JSON.stringify(id)}`, id, known.stepIds)]
  }
  if (workflow.value !== undefined) return checkName(workflow, 'workflowId', known)
  return kind === 'goto' ? [invalid(action, 'this action goes nowhere', 'Add the stepId or workflowId to go to')] : []
}

/** Reports expressions such as `$steps.order.outputs.id` that name a step which the workflow does not have. */
function checkExpressions(node: DocumentNode, known: KnownNames): readonly Problem[] {
  const text = asText(node.value)
  if (text !== undefined) {
    const missing = findUnknownStep(text, known.stepIds)
    if (missing === undefined) return []
    const message = `this expression names the step ${JSON.stringify(missing)}, which the workflow does not have`
    return [unknown(node, message, missing, known.stepIds)]
  }
  const children = isList(node.value) ? elementNodes(node) : entryNodes(node).map(([, child]) => child)
  return children.flatMap((child) => checkExpressions(child, known))
}

/** The first name after `$steps.` that is no step. Ids may contain spaces and dots, so the known ones are compared. */
function findUnknownStep(text: string, stepIds: readonly string[]): string | undefined {
  for (const rest of text.split('$steps.').slice(1)) {
    if (stepIds.some((id) => rest.startsWith(id) && !/^[\w-]/.test(rest.slice(id.length)))) continue
    const [name] = /^[\w-]+/.exec(rest) ?? []
    if (name !== undefined) return name
  }
  return undefined
}

function invalid({ pointer }: DocumentNode, message: string, hint: string): Problem {
  return { code: 'api-invalid-workflow', severity: 'error', pointer, message, hint }
}

// Maximum number of names that a hint lists.
const MAX_NAMES = 8

function unknown({ pointer }: DocumentNode, message: string, name: string, names: readonly string[]): Problem {
  const near = nearestWord(name, names)
  const isShort = names.length > 0 && names.length <= MAX_NAMES
  const list = isShort ? `Write one of these: ${names.join(', ')}` : 'Write the id of an existing step or workflow'
  const hint = near === undefined ? list : didYouMean(near)
  return { code: 'api-unknown-step', severity: 'error', pointer, message, hint }
}
