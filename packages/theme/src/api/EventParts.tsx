import type { BindingView, EventView, MessageView, ReplyView } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { ApiHeading } from './ApiHeading.js'
import { ApiText } from './ApiText.js'
import type { ApiProps } from './api-props.js'
import { DeprecationNote } from './DeprecationNote.js'
import { ExternalDocs } from './ExternalDocs.js'
import { MediaTypes } from './MediaTypes.js'
import { ParameterList } from './ParameterList.js'

/** The messages of an event, the reply to them, and the settings of its protocols. */
export function EventParts({ text, components, event }: ApiProps & { readonly event: EventView }): ReactElement {
  const { messagesHeading, messages, reply, bindingsHeading, bindings } = event
  const props = { text, components }
  return (
    <>
      {messages.length > 0 && <ApiHeading {...props} heading={messagesHeading} />}
      <Messages {...props} messages={messages} />
      {reply && <Reply {...props} reply={reply} />}
      {bindings.length > 0 && (
        <>
          <ApiHeading {...props} heading={bindingsHeading} />
          <Bindings bindings={bindings} />
        </>
      )}
    </>
  )
}

function Messages({ messages, ...props }: ApiProps & { readonly messages: readonly MessageView[] }): ReactElement {
  return (
    <>
      {messages.map((message) => (
        <Message key={message.id} {...props} message={message} />
      ))}
    </>
  )
}

/** A message: its headers, its payload as the schema of a body, and everything else that it declares. */
function Message({ text, components, message }: ApiProps & { readonly message: MessageView }): ReactElement {
  const { id, name, title, descriptionHtml, deprecation, externalDocs, headers, payload, correlationId } = message
  const { headersDescriptionHtml } = message
  const props = { text, components }
  const { Heading } = components
  return (
    <>
      <Heading text={text} level={3} id={id} label={title}>
        {title}
      </Heading>
      {name !== title && (
        <p className="facts">
          <code>{name}</code>
        </p>
      )}
      <DeprecationNote {...props} deprecation={deprecation} />
      <ApiText html={descriptionHtml} />
      <ExternalDocs {...props} docs={externalDocs} />
      {(headers.length > 0 || headersDescriptionHtml !== undefined) && (
        <>
          <Label>{text('theme.api.event.headers')}</Label>
          <ApiText html={headersDescriptionHtml} />
          {headers.length > 0 && <ParameterList {...props} parameters={headers} />}
        </>
      )}
      <Label>{text('theme.api.sample.payload')}</Label>
      <MediaTypes {...props} id={`${id}-tabs`} mediaTypes={payload} examples="all" />
      {correlationId && (
        <>
          <p className="prop">
            <span className="label">{text('theme.api.event.correlationId')}</span> <code>{correlationId.location}</code>
          </p>
          <ApiText html={correlationId.descriptionHtml} />
        </>
      )}
      <Bindings bindings={message.bindings} />
    </>
  )
}

function Label({ children }: { readonly children: string }): ReactElement {
  return (
    <p className="prop">
      <b>{children}</b>
    </p>
  )
}

/** The answer to a message: where it is sent, and its own messages. */
function Reply({ text, components, reply }: ApiProps & { readonly reply: ReplyView }): ReactElement {
  const { heading, address, location, descriptionHtml, messages } = reply
  const target = address ?? location
  return (
    <>
      <ApiHeading text={text} components={components} heading={heading} />
      {target !== undefined && (
        <p className="prop">
          <span className="label">{text('theme.api.event.replyTo')}</span> <code>{target}</code>
          {address !== undefined && location !== undefined && (
            <>
              {' '}
              <code>{location}</code>
            </>
          )}
        </p>
      )}
      <ApiText html={descriptionHtml} />
      <Messages text={text} components={components} messages={messages} />
    </>
  )
}

/** A row for each setting of a protocol; nothing if there are none. */
function Bindings({ bindings }: { readonly bindings: readonly BindingView[] }): ReactElement | null {
  if (bindings.length === 0) return null
  return (
    <div className="table-box">
      <table>
        <tbody>
          {bindings.map(({ protocol, name, value }, index) => (
            <tr key={index}>
              <td>{protocol}</td>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>
                <code>{value}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
