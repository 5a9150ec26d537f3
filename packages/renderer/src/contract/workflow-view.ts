import type { ApiCodeView, ApiHeadingView, ApiHtml } from './api-html.js'
import type { OperationLinkView } from './operation-link-view.js'
import type { WorkflowLinkView } from './overview-view.js'
import type { NamedSchemaView, RenderedSchemaView, SchemaView } from './schema-view.js'

/** Contents of the page of a workflow of an API, in the order of its fields. */
export interface WorkflowView {
  readonly descriptionHtml?: ApiHtml
  /** Workflows that have to run before it. */
  readonly dependsOn: readonly WorkflowLinkView[]
  readonly inputsHeading: ApiHeadingView
  /** Id of the element with the inputs. */
  readonly inputsId: string
  readonly inputs?: SchemaView
  /** Parameters of all steps. */
  readonly parameters: readonly WorkflowValueView[]
  readonly stepsHeading: ApiHeadingView
  readonly steps: readonly WorkflowStepView[]
  readonly outputsHeading: ApiHeadingView
  readonly outputs: readonly WorkflowValueView[]
  /** Schemas at the end of this page, to which collapsed references link. */
  readonly schemas: readonly (NamedSchemaView | RenderedSchemaView)[]
}

/** A step of a workflow. */
export interface WorkflowStepView {
  readonly id: string
  readonly name: string
  /** The operation that it requests. */
  readonly operation?: OperationLinkView
  /** The workflow that it runs, or an operation of another API. */
  readonly target?: WorkflowLinkView
  readonly descriptionHtml?: ApiHtml
  readonly parameters: readonly WorkflowValueView[]
  readonly body?: {
    /** Empty if the document does not name it. */
    readonly contentType: string
    readonly code?: ApiCodeView
    readonly replacements: readonly WorkflowValueView[]
  }
  readonly criteria: readonly CriterionView[]
  readonly onSuccess: readonly WorkflowActionView[]
  readonly onFailure: readonly WorkflowActionView[]
  readonly outputs: readonly WorkflowValueView[]
}

/** A name with its value, which may be an expression such as `$inputs.id`. */
export interface WorkflowValueView {
  readonly name: string
  readonly value: string
  /** Location of a parameter, such as `query`; empty for other values. */
  readonly location: string
}

/** A condition. */
export interface CriterionView {
  readonly condition: string
  /** The value to which the condition applies, such as `$response.body`; empty if the condition names it. */
  readonly context: string
  /** Such as `jsonpath`; `simple` for a comparison. */
  readonly type: string
}

/** What happens after a step. */
export interface WorkflowActionView {
  readonly name: string
  readonly kind: string
  readonly target?: WorkflowLinkView
  /** Seconds until the next attempt. */
  readonly retryAfter: number
  /** Maximum number of attempts. */
  readonly retryLimit: number
  /** All of these have to be true; empty if the action always applies. */
  readonly criteria: readonly CriterionView[]
}
