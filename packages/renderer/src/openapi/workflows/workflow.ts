import {
  childNode,
  type DocumentNode,
  EXTERNAL_FILES,
  elementNodes,
  entryNodes,
  nodeAt,
  rootNode,
} from '../document-node.js'
import { asText, isObject, type JsonObject, type JsonValue, toLabel, valueAt } from '../json-value.js'
import { type Described, readDescribed } from '../nouns/described.js'
import { isTitle } from '../operation-entry.js'
import { toKebab, toTitle } from '../to-kebab.js'

/** A workflow of an Arazzo document, as lists show it. */
export interface WorkflowEntry {
  readonly id: string
  /** Its summary if it is short enough for a title, otherwise the words of its id. */
  readonly title: string
  /** Such as `workflows/place-order`; numbered if already taken. */
  readonly slug: string
  /** Pointer of the workflow in the bundled description. */
  readonly pointer: string
  /** Pointer of the Arazzo document that contains it. */
  readonly file: string
}

/** A workflow with all of its parts. */
export interface Workflow {
  readonly entry: WorkflowEntry
  /** The summary, unless it is the title. */
  readonly summary?: Described
  readonly description?: Described
  readonly inputs?: DocumentNode
  /** Workflows that have to run before it. */
  readonly dependsOn: readonly DocumentNode[]
  readonly steps: readonly WorkflowStep[]
  readonly outputs: readonly NamedValue[]
  /** Parameters of all its steps. */
  readonly parameters: readonly NamedValue[]
}

/** A step of a workflow: a request, or another workflow. */
export interface WorkflowStep {
  readonly id: string
  readonly description?: Described
  readonly target?: StepTarget
  readonly parameters: readonly NamedValue[]
  readonly body?: {
    readonly contentType: string
    readonly payload?: JsonValue
    readonly replacements: readonly NamedValue[]
  }
  readonly criteria: readonly Criterion[]
  readonly onSuccess: readonly WorkflowAction[]
  readonly onFailure: readonly WorkflowAction[]
  readonly outputs: readonly NamedValue[]
  readonly pointer: string
}

/** What a step runs: the field that names it, with its value. */
export interface StepTarget {
  readonly kind: 'operationId' | 'operationPath' | 'workflowId'
  readonly value: string
  readonly pointer: string
}

/** A name with its value, which may be an expression such as `$inputs.id`. */
export interface NamedValue {
  readonly name: string
  readonly value: string
  /** Location of a parameter, such as `query`; empty for other values. */
  readonly location: string
  readonly pointer: string
}

/** A condition. */
export interface Criterion {
  readonly condition: string
  /** Such as `$response.body`; empty if the condition is an expression by itself. */
  readonly context: string
  /** Such as `jsonpath`; `simple` by default. */
  readonly type: string
}

/** What happens after a step. */
export interface WorkflowAction {
  readonly name: string
  readonly kind: string
  /** The step or workflow that runs next. */
  readonly target?: { readonly kind: 'stepId' | 'workflowId'; readonly value: string; readonly pointer: string }
  /** Seconds until the next attempt. */
  readonly retryAfter?: number
  /** Maximum number of attempts. */
  readonly retryLimit?: number
  readonly criteria: readonly Criterion[]
}

/** The Arazzo documents of a bundled description. */
export function listArazzoFiles(document: JsonObject): readonly DocumentNode[] {
  return entryNodes(childNode(rootNode(document), EXTERNAL_FILES))
    .map(([, node]) => node)
    .filter(isArazzo)
}

/** Whether a value is an Arazzo document. */
export function isArazzo({ value }: Pick<DocumentNode, 'value'>): boolean {
  return isObject(value) && Object.hasOwn(value, 'arazzo')
}

/** The bundled description without its Arazzo documents; the same object if it has none. */
export function withoutWorkflows(document: JsonObject): JsonObject {
  const pointers = new Set(listArazzoFiles(document).map(({ pointer }) => pointer))
  if (pointers.size === 0) return document
  const { [EXTERNAL_FILES]: _files, ...rest } = document
  const others = entryNodes(childNode(rootNode(document), EXTERNAL_FILES)).filter(
    ([, each]) => !pointers.has(each.pointer),
  )
  if (others.length === 0) return rest
  return { ...rest, [EXTERNAL_FILES]: Object.fromEntries(others.map(([path, { value }]) => [path, value ?? null])) }
}

/** Lists the workflows of a description, in the order of its Arazzo documents. */
export function listWorkflows(document: JsonObject): readonly WorkflowEntry[] {
  const takenSlugs = new Set<string>()
  return listArazzoFiles(document).flatMap((file) =>
    elementNodes(childNode(file, 'workflows')).flatMap((node): readonly WorkflowEntry[] => {
      const id = asText(childNode(node, 'workflowId').value)
      if (id === undefined || id === '') return []
      const summary = asText(childNode(node, 'summary').value)?.trim() ?? ''
      const base = `workflows/${toKebab(id) || 'workflow'}`
      let slug = base
      for (let count = 2; takenSlugs.has(slug); count++) slug = `${base}-${count}`
      takenSlugs.add(slug)
      const title = summary !== '' && isTitle(summary) ? summary : toTitle(id) || id
      return [{ id, title, slug, pointer: node.pointer, file: file.pointer }]
    }),
  )
}

/** Reads the workflow of an entry. */
export function readWorkflow(document: JsonObject, entry: WorkflowEntry): Workflow {
  const node = nodeAt(document, entry.pointer)
  const file = nodeAt(document, entry.file)
  const summary = readDescribed(node, 'summary')
  const description = readDescribed(node)
  const inputs = childNode(node, 'inputs')
  const actions = (key: string): readonly WorkflowAction[] => readActions(childNode(node, key), file)
  const defaults = { onSuccess: actions('successActions'), onFailure: actions('failureActions') }
  return {
    entry,
    ...(summary && summary.text.trim() !== entry.title && { summary }),
    ...(description && { description }),
    ...(isObject(inputs.value) && { inputs }),
    dependsOn: elementNodes(childNode(node, 'dependsOn')),
    steps: elementNodes(childNode(node, 'steps')).map((step) => readStep(step, file, defaults)),
    outputs: readValues(childNode(node, 'outputs')),
    parameters: readParameters(childNode(node, 'parameters'), file),
  }
}

const TARGETS = ['operationId', 'operationPath', 'workflowId'] as const

function readStep(
  node: DocumentNode,
  file: DocumentNode,
  defaults: Pick<WorkflowStep, 'onSuccess' | 'onFailure'>,
): WorkflowStep {
  const description = readDescribed(node)
  const kind = TARGETS.find((key) => asText(childNode(node, key).value) !== undefined)
  const target = kind && childNode(node, kind)
  const body = childNode(node, 'requestBody')
  const payload = childNode(body, 'payload').value
  const onSuccess = readActions(childNode(node, 'onSuccess'), file)
  const onFailure = readActions(childNode(node, 'onFailure'), file)
  return {
    id: asText(childNode(node, 'stepId').value) ?? '',
    ...(description && { description }),
    ...(kind && target && { target: { kind, value: asText(target.value) ?? '', pointer: target.pointer } }),
    parameters: readParameters(childNode(node, 'parameters'), file),
    ...(body.value !== undefined && {
      body: {
        contentType: asText(childNode(body, 'contentType').value) ?? '',
        ...(payload !== undefined && { payload }),
        replacements: elementNodes(childNode(body, 'replacements')).map((each) => readValue(each, 'target')),
      },
    }),
    criteria: readCriteria(childNode(node, 'successCriteria')),
    onSuccess: onSuccess.length > 0 ? onSuccess : defaults.onSuccess,
    onFailure: onFailure.length > 0 ? onFailure : defaults.onFailure,
    outputs: readValues(childNode(node, 'outputs')),
    pointer: node.pointer,
  }
}

/**
 * The object that an element of a list describes: a component of the document if it has a `reference`, such as
 * `$components.parameters.page`. The second node has the fields that override those of the component.
 */
export function resolveReusable(node: DocumentNode, file: DocumentNode): DocumentNode {
  const reference = asText(childNode(node, 'reference').value)
  const [, kind, name] = /^\$components\.([^.]+)\.(.+)$/.exec(reference ?? '') ?? []
  return kind === undefined || name === undefined ? node : childNode(file, 'components', kind, name)
}

function readParameters(node: DocumentNode, file: DocumentNode): readonly NamedValue[] {
  return elementNodes(node).map((each) => {
    const parameter = resolveReusable(each, file)
    const override = valueAt(each.value, 'value')
    const read = readValue(parameter, 'name')
    return { ...read, ...(override !== undefined && { value: toLabel(override) }), pointer: each.pointer }
  })
}

function readValue(node: DocumentNode, key: string): NamedValue {
  const value = childNode(node, 'value').value
  return {
    name: asText(childNode(node, key).value) ?? '',
    value: value === undefined ? '' : toLabel(value),
    location: asText(childNode(node, 'in').value) ?? '',
    pointer: node.pointer,
  }
}

function readValues(node: DocumentNode): readonly NamedValue[] {
  return entryNodes(node).map(([name, { value, pointer }]) => ({
    name,
    value: value === undefined ? '' : toLabel(value),
    location: '',
    pointer,
  }))
}

function readCriteria(node: DocumentNode): readonly Criterion[] {
  return elementNodes(node).flatMap((each) => {
    const condition = childNode(each, 'condition').value
    const type = childNode(each, 'type')
    return condition === undefined
      ? []
      : {
          condition: toLabel(condition),
          context: asText(childNode(each, 'context').value) ?? '',
          type: asText(type.value) ?? asText(childNode(type, 'type').value) ?? 'simple',
        }
  })
}

function readActions(node: DocumentNode, file: DocumentNode): readonly WorkflowAction[] {
  return elementNodes(node).map((each) => {
    const action = resolveReusable(each, file)
    const step = childNode(action, 'stepId')
    const workflow = childNode(action, 'workflowId')
    const [kind, target] = step.value === undefined ? (['workflowId', workflow] as const) : (['stepId', step] as const)
    const value = asText(target.value)
    const retryAfter = childNode(action, 'retryAfter').value
    const retryLimit = childNode(action, 'retryLimit').value
    return {
      name: asText(childNode(action, 'name').value) ?? '',
      kind: asText(childNode(action, 'type').value) ?? '',
      ...(value !== undefined && { target: { kind, value, pointer: target.pointer } }),
      ...(typeof retryAfter === 'number' && { retryAfter }),
      ...(typeof retryLimit === 'number' && { retryLimit }),
      criteria: readCriteria(childNode(action, 'criteria')),
    }
  })
}
