import type {
  WorkflowActionView,
  WorkflowLinkView,
  WorkflowStepView,
  WorkflowValueView,
  WorkflowView,
} from '../../contract/index.js'
import { escapeHtml } from '../../html/escape-html.js'
import { asText, type JsonValue } from '../json-value.js'
import type { FindTarget } from '../workflows/find-target.js'
import type { NamedValue, Workflow, WorkflowAction, WorkflowStep } from '../workflows/workflow.js'
import {
  type ApiDraft,
  addWords,
  describeAll,
  describeField,
  linkTo,
  openHeading,
  showCode,
  takeId,
} from './api-draft.js'
import { rootPosition } from './schema-position.js'
import { viewFolded } from './view-folded.js'
import { viewLink } from './view-overview.js'
import { viewSchema } from './view-schema.js'

/** The inputs of a workflow's page. */
export interface WorkflowInput {
  /** Parent route of the pages. */
  readonly routeBase: string
  readonly findTarget: FindTarget
}

/** The view of a workflow, with its steps in order. */
export function viewWorkflow(workflow: Workflow, input: WorkflowInput, draft: ApiDraft): WorkflowView {
  const { entry, summary, description, inputs, dependsOn, parameters, steps, outputs } = workflow
  addWords(draft, entry.id)
  const described = describeAll(draft, summary, description)
  const before = dependsOn.map(({ value, pointer }): WorkflowLinkView => {
    return viewWorkflowLink({ value: asText(value) ?? '', pointer }, { workflow, ...input }, draft)
  })
  const inputsId = takeId(draft, 'inputs-schema')
  const inputsHeading = openHeadingIf(inputs !== undefined, 'inputs', draft)
  const schema = inputs && viewSchema([inputs], rootPosition(inputsId, 'request'), draft)
  const shared = parameters.map((each) => viewValue(each, draft))
  const stepsHeading = openHeadingIf(true, 'steps', draft)
  // The anchors of all steps are known before the first step, because actions go to later steps.
  const stepIds = new Map(steps.map(({ id }) => [id, takeId(draft, `step-${id}`)]))
  const context: StepContext = { ...input, workflow, stepIds }
  const stepViews = steps.map((step, index) => viewStep(step, index, context, draft))
  const outputsHeading = openHeadingIf(outputs.length > 0, 'outputs', draft)
  return {
    ...described,
    dependsOn: before,
    inputsHeading,
    inputsId,
    ...(schema && { inputs: schema }),
    parameters: shared,
    stepsHeading,
    steps: stepViews,
    outputsHeading,
    outputs: outputs.map((each) => viewValue(each, draft)),
    schemas: viewFolded(draft),
  }
}

function openHeadingIf(isShown: boolean, name: 'inputs' | 'steps' | 'outputs', draft: ApiDraft) {
  const heading = { id: name, level: 2, key: `theme.api.workflow.${name}` } as const
  return isShown ? openHeading(draft, heading) : { ...heading, label: '' }
}

interface StepContext extends WorkflowInput {
  readonly workflow: Workflow
  /** Step → its anchor. */
  readonly stepIds: ReadonlyMap<string, string>
}

function viewStep(step: WorkflowStep, index: number, context: StepContext, draft: ApiDraft): WorkflowStepView {
  const { id: name, description, target, parameters, body, criteria, onSuccess, onFailure, outputs } = step
  const id = context.stepIds.get(name) ?? takeId(draft, `step-${name}`)
  const label = `${index + 1}. ${name}`
  draft.toc.push({ id, level: 3, html: escapeHtml(label), text: label })
  draft.sections.push({ id, title: label, level: 3, pieces: [] })
  const found = target && context.findTarget(target, context.workflow.entry)
  const runs =
    found?.kind === 'operation'
      ? { operation: { ...viewLink(found.entry, context.routeBase, draft) } }
      : target && { target: viewWorkflowLink(target, context, draft) }
  if (found?.kind === 'operation') addWords(draft, found.entry.title, found.entry.path)
  return {
    id,
    name: label,
    ...runs,
    ...describeField(draft, description),
    parameters: parameters.map((each) => viewValue(each, draft)),
    ...(body && {
      body: {
        contentType: body.contentType,
        ...(body.payload !== undefined && { code: showCode(draft, codeOf(body.payload)) }),
        replacements: body.replacements.map((each) => viewValue(each, draft)),
      },
    }),
    criteria,
    onSuccess: onSuccess.map((each) => viewAction(each, context, draft)),
    onFailure: onFailure.map((each) => viewAction(each, context, draft)),
    outputs: outputs.map((each) => viewValue(each, draft)),
  }
}

function viewValue({ name, value, location }: NamedValue, draft: ApiDraft): WorkflowValueView {
  addWords(draft, name)
  return { name, value, location }
}

/** A payload as code: JSON, unless it is text that does not look like JSON. */
function codeOf(payload: JsonValue): { readonly language: string; readonly text: string } {
  if (typeof payload !== 'string') return { language: 'json', text: JSON.stringify(payload, null, 2) }
  const text = payload.trim()
  return { language: /^[[{]/.test(text) ? 'json' : /^</.test(text) ? 'xml' : 'text', text }
}

function viewAction(action: WorkflowAction, context: StepContext, draft: ApiDraft): WorkflowActionView {
  const { name, kind, target, retryAfter = 0, retryLimit = 1, criteria } = action
  const step = target?.kind === 'stepId' ? context.stepIds.get(target.value) : undefined
  return {
    name,
    kind,
    ...(target && {
      target:
        target.kind === 'stepId'
          ? { name: target.value, ...(step !== undefined && { href: `#${step}` }) }
          : viewWorkflowLink(target, context, draft),
    }),
    retryAfter,
    retryLimit,
    criteria,
  }
}

/** The link to a workflow, or the name of an operation or workflow without a page. */
function viewWorkflowLink(
  { value, pointer }: { readonly value: string; readonly pointer: string },
  { routeBase, findTarget, workflow }: Pick<StepContext, 'routeBase' | 'findTarget' | 'workflow'>,
  draft: ApiDraft,
): WorkflowLinkView {
  const found = findTarget({ kind: 'workflowId', value }, workflow.entry)
  if (found?.kind !== 'workflow') return { name: value.replace(/^\$sourceDescriptions\./, '') }
  addWords(draft, found.entry.title)
  return { name: found.entry.title, href: linkTo(draft, `${routeBase}/${found.entry.slug}`, pointer) }
}
