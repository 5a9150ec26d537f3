import type { ResponseLinkView, ResponsesView, ResponseView } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { STATUS_GROUP } from '../tab-groups.js'
import { ApiHeading } from './ApiHeading.js'
import { ApiText } from './ApiText.js'
import type { ApiProps } from './api-props.js'
import { Facts } from './Facts.js'
import { MediaTypes } from './MediaTypes.js'
import { ParameterList } from './ParameterList.js'
import { Servers } from './Servers.js'

/** Props of all responses. */
export interface ResponsesProps extends ApiProps {
  readonly responses: ResponsesView
  /** Whether the text includes examples, because no column next to it shows them. */
  readonly hasExamples: boolean
}

/** All responses as tabs by status. If a column next to the text shows their examples, its tabs switch with these. */
export function Responses({ text, components, responses, hasExamples }: ResponsesProps): ReactElement | null {
  const { heading, id, items } = responses
  const { Tabs } = components
  if (items.length === 0) return null
  return (
    <>
      <ApiHeading text={text} components={components} heading={heading} />
      <div className="statuses">
        <Tabs
          text={text}
          id={id}
          {...(!hasExamples && { group: STATUS_GROUP })}
          tabs={items.map((response) => ({
            value: response.status,
            label: response.status,
            isDefault: false,
            children: <Response text={text} components={components} response={response} hasExamples={hasExamples} />,
          }))}
        />
      </div>
    </>
  )
}

function Response({
  text,
  components,
  response: { status, statusName, id, descriptionHtml, headers, mediaTypes, links },
  hasExamples,
}: ApiProps & { readonly response: ResponseView; readonly hasExamples: boolean }): ReactElement {
  return (
    <>
      <p id={id} className="status">
        {statusName === '' ? status : `${status} ${statusName}`}
      </p>
      <ApiText html={descriptionHtml} />
      {headers.length > 0 && (
        <details className="more">
          <summary>{text('theme.api.responseHeaders.plurals', { count: headers.length })}</summary>
          <ParameterList text={text} components={components} parameters={headers} />
        </details>
      )}
      <MediaTypes
        text={text}
        components={components}
        id={`${id}-types`}
        mediaTypes={mediaTypes}
        examples={hasExamples ? 'all' : 'none'}
      />
      {links.length > 0 && <ResponseLinks text={text} components={components} links={links} />}
    </>
  )
}

/** Follow-up operations of a response, and the values of the response that they take. */
export function ResponseLinks({
  text,
  components,
  links,
}: ApiProps & { readonly links: readonly ResponseLinkView[] }): ReactElement {
  return (
    <details className="more">
      <summary>{text('theme.api.links.plurals', { count: links.length })}</summary>
      <ul className="props">
        {links.map(({ name, id, descriptionHtml, operation, href, parameters, requestBody, server }) => (
          <li key={id} id={id}>
            <p className="prop">
              <a href={`#${id}`}>{name}</a>{' '}
              {href === undefined ? <span className="type">{operation}</span> : <a href={href}>{operation}</a>}
            </p>
            <ApiText html={descriptionHtml} />
            <Facts>
              {parameters.map(({ name: parameter, value }) => (
                <code key={parameter}>{`${parameter} = ${value}`}</code>
              ))}
              {requestBody !== undefined && (
                <span>
                  {`${text('theme.api.requestBody')} `}
                  <code>{requestBody}</code>
                </span>
              )}
            </Facts>
            {server && <Servers text={text} components={components} servers={[server]} />}
          </li>
        ))}
      </ul>
    </details>
  )
}
