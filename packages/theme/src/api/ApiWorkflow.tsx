import type {
  ApiWorkflowProps,
  CriterionView,
  WorkflowActionView,
  WorkflowLinkView,
  WorkflowStepView,
  WorkflowValueView,
} from '@docgen/renderer/contract'
import { Fragment, type ReactElement } from 'react'
import { ApiHeading } from './ApiHeading.js'
import { ApiText } from './ApiText.js'
import type { ApiProps } from './api-props.js'
import { NamedSchemas } from './NamedSchemas.js'
import { OperationLinks } from './OperationLinks.js'
import { SchemaInside } from './SchemaInside.js'
import { SchemaNotes } from './SchemaNotes.js'

/** The page of a workflow below its title: inputs, steps in order, and outputs. */
export function ApiWorkflow({ text, components, workflow }: ApiWorkflowProps): ReactElement {
  const { descriptionHtml, dependsOn, inputs, parameters, steps, outputs, schemas } = workflow
  const props = { text, components }
  return (
    <div className="api">
      <div className="api-main">
        <ApiText html={descriptionHtml} />
        {dependsOn.length > 0 && (
          <>
            <Label label={text('theme.api.workflow.dependsOn')} />
            <ul>
              {dependsOn.map((link) => (
                <li key={link.name}>
                  <WorkflowLink link={link} />
                </li>
              ))}
            </ul>
          </>
        )}
        {inputs && (
          <>
            <ApiHeading {...props} heading={workflow.inputsHeading} />
            <div id={workflow.inputsId}>
              <SchemaNotes {...props} schema={inputs} hasFlag={false} />
              <SchemaInside {...props} schema={inputs} depth={0} />
            </div>
          </>
        )}
        <Values label={text('theme.api.workflow.parameters')} values={parameters} />
        <ApiHeading {...props} heading={workflow.stepsHeading} />
        {steps.map((step) => (
          <Step key={step.id} {...props} step={step} />
        ))}
        {outputs.length > 0 && (
          <>
            <ApiHeading {...props} heading={workflow.outputsHeading} />
            <Values values={outputs} />
          </>
        )}
      </div>
      {schemas.length > 0 && (
        <div className="api-rest">
          <NamedSchemas {...props} schemas={schemas} />
        </div>
      )}
    </div>
  )
}

function Step({
  text,
  components,
  step: { id, name, operation, target, descriptionHtml, parameters, body, criteria, onSuccess, onFailure, outputs },
}: ApiProps & { readonly step: WorkflowStepView }): ReactElement {
  const { Heading, CodeBlock } = components
  return (
    <>
      <Heading text={text} level={3} id={id} label={name}>
        {name}
      </Heading>
      {operation && <OperationLinks operations={[operation]} />}
      {target && (
        <p>
          <WorkflowLink link={target} />
        </p>
      )}
      <ApiText html={descriptionHtml} />
      <Values label={text('theme.api.workflow.parameters')} values={parameters} />
      {body && (
        <>
          <p>
            <strong>{text('theme.api.requestBody')}</strong>{' '}
            {body.contentType !== '' && <code>{body.contentType}</code>}
          </p>
          {body.code && <CodeBlock text={text} {...body.code} isWrapped={false} />}
          <Values values={body.replacements} />
        </>
      )}
      {criteria.length > 0 && (
        <>
          <Label label={text('theme.api.workflow.criteria')} />
          <ul>
            {criteria.map((criterion, index) => (
              <li key={index}>
                <Criterion criterion={criterion} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Values label={text('theme.api.workflow.outputs')} values={outputs} />
      <Actions text={text} label={text('theme.api.workflow.onSuccess')} actions={onSuccess} />
      <Actions text={text} label={text('theme.api.workflow.onFailure')} actions={onFailure} />
    </>
  )
}

function Label({ label }: { readonly label: string }): ReactElement {
  return (
    <p>
      <strong>{label}</strong>
    </p>
  )
}

/** Names with their values; nothing if there are none. */
function Values({
  label,
  values,
}: {
  readonly label?: string
  readonly values: readonly WorkflowValueView[]
}): ReactElement | null {
  if (values.length === 0) return null
  return (
    <>
      {label !== undefined && <Label label={label} />}
      <ul>
        {values.map(({ name, value, location }, index) => (
          <li key={index}>
            <code>{name}</code>
            {location !== '' && <> ({location})</>}: <code>{value}</code>
          </li>
        ))}
      </ul>
    </>
  )
}

function Criterion({ criterion: { condition, context, type } }: { readonly criterion: CriterionView }): ReactElement {
  return (
    <>
      {context !== '' && (
        <>
          <code>{context}</code>{' '}
        </>
      )}
      {type !== 'simple' && <>{type} </>}
      <code>{condition}</code>
    </>
  )
}

function Actions({
  text,
  label,
  actions,
}: Pick<ApiProps, 'text'> & {
  readonly label: string
  readonly actions: readonly WorkflowActionView[]
}): ReactElement | null {
  if (actions.length === 0) return null
  return (
    <>
      <Label label={label} />
      <ul>
        {actions.map((action, index) => (
          <li key={index}>
            <Action text={text} action={action} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Action({
  text,
  action: { name, kind, target, retryAfter, retryLimit, criteria },
}: Pick<ApiProps, 'text'> & { readonly action: WorkflowActionView }): ReactElement {
  return (
    <>
      {name !== '' && <>{name}: </>}
      {kind === 'end' && text('theme.api.workflow.end')}
      {kind === 'retry' && text('theme.api.workflow.retry', { limit: retryLimit, seconds: retryAfter })}
      {target && (
        <>
          {kind === 'retry' && ' '}
          {text('theme.api.workflow.goto')} <WorkflowLink link={target} />
        </>
      )}
      {criteria.map((criterion, index) => (
        <Fragment key={index}>
          {index === 0 ? ` ${text('theme.api.workflow.if')} ` : ` ${text('theme.api.authorization.and')} `}
          <Criterion criterion={criterion} />
        </Fragment>
      ))}
    </>
  )
}

function WorkflowLink({ link: { name, href } }: { readonly link: WorkflowLinkView }): ReactElement {
  return href === undefined ? <code>{name}</code> : <a href={href}>{name}</a>
}
