import type { OperationView, ParameterGroupView, RequestBodyView } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { ApiHeading } from './ApiHeading.js'
import { ApiText } from './ApiText.js'
import { Authorization } from './Authorization.js'
import type { ApiProps } from './api-props.js'
import { DeprecationNote } from './DeprecationNote.js'
import { EventParts } from './EventParts.js'
import { ExternalDocs } from './ExternalDocs.js'
import { MediaTypes } from './MediaTypes.js'
import { ParameterList } from './ParameterList.js'
import { Responses } from './Responses.js'
import { Servers } from './Servers.js'

/** Props of an operation's text. */
export interface OperationTextProps extends ApiProps {
  readonly operation: OperationView
  /** Whether the text includes examples, because no column next to it shows them. */
  readonly hasExamples: boolean
}

/** The text of an operation below its endpoint, from its description to its responses. */
export function OperationText({ text, components, operation, hasExamples }: OperationTextProps): ReactElement {
  const { descriptionHtml, deprecation, externalDocs, servers, authorization, requestBody } = operation
  const props = { text, components }
  return (
    <>
      <DeprecationNote {...props} deprecation={deprecation} />
      <ApiText html={descriptionHtml} />
      <ExternalDocs {...props} docs={externalDocs} />
      {servers.length > 0 && <Servers {...props} servers={servers} />}
      {authorization && <Authorization {...props} authorization={authorization} />}
      {operation.parameterGroups.map((group) => (
        <ParameterGroup key={group.location} {...props} group={group} />
      ))}
      {requestBody && <RequestBody {...props} body={requestBody} hasExamples={hasExamples} />}
      {operation.event && <EventParts {...props} event={operation.event} />}
      <Responses {...props} responses={operation.responses} hasExamples={hasExamples} />
    </>
  )
}

/** The parameters of one location. */
function ParameterGroup({
  text,
  components,
  group: { heading, parameters },
}: ApiProps & { readonly group: ParameterGroupView }): ReactElement {
  return (
    <>
      <ApiHeading text={text} components={components} heading={heading} />
      <ParameterList text={text} components={components} parameters={parameters} />
    </>
  )
}

/** The body of a request. */
function RequestBody({
  text,
  components,
  body: { heading, descriptionHtml, isRequired, id, mediaTypes },
  hasExamples,
}: ApiProps & { readonly body: RequestBodyView; readonly hasExamples: boolean }): ReactElement {
  return (
    <>
      <ApiHeading text={text} components={components} heading={heading} />
      <ApiText html={descriptionHtml} />
      <MediaTypes
        text={text}
        components={components}
        id={id}
        mediaTypes={mediaTypes}
        isRequired={isRequired}
        examples={hasExamples ? 'all' : 'several'}
      />
    </>
  )
}
