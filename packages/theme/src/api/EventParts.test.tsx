import type { EventView, MessageView } from '@docgen/renderer/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { heading, operation, parameter, schema } from '../../test/api-view-data.js'
import { text } from '../../test/view-data.js'
import { theme } from '../index.js'
import { EventParts } from './EventParts.js'

const message: MessageView = {
  id: 'message-heat',
  name: 'heat',
  title: 'Heat it',
  descriptionHtml: '<p>Heats.</p>',
  headers: [parameter('message-heat-header.sentBy', schema('string'))],
  payload: operation.requestBody?.mediaTypes ?? [],
  correlationId: { location: '$message.header#/id', descriptionHtml: '<p>Connects.</p>' },
  bindings: [{ protocol: 'kafka', name: 'key', value: 'k' }],
}
const event: EventView = {
  messagesHeading: heading('messages', 'event.messages'),
  messages: [message],
  reply: {
    heading: heading('reply', 'event.reply'),
    address: 'answers',
    location: '$message.header#/to',
    messages: [{ ...message, id: 'reply-heat', name: 'Heat it' }],
  },
  bindingsHeading: heading('bindings', 'event.bindings'),
  bindings: [{ protocol: 'kafka', name: 'groupId', value: 'g' }],
}
const render = (view: EventView): string =>
  renderToStaticMarkup(<EventParts text={text} components={theme.components} event={view} />)

it('has its parts in the order in which readers need them', () => {
  const order = render(event).match(
    /id="messages"|id="message-heat"|Heats\.|sentBy<|application\/json<|header#\/id|Connects|>key<|id="reply"|answers|header#\/to|id="reply-heat"|id="bindings"|groupId/g,
  )
  expect(order?.filter((part, index) => order.indexOf(part) === index)).toEqual([
    'id="messages"',
    'id="message-heat"',
    'Heats.',
    'sentBy<',
    'application/json<',
    'header#/id',
    'Connects',
    '>key<',
    'id="reply"',
    'answers',
    'header#/to',
    'id="reply-heat"',
    'id="bindings"',
    'groupId',
  ])
})

it('shows the name of a message only if its title differs', () => {
  const html = render(event)
  expect(html.match(/<p class="facts"><code>heat<\/code><\/p>/g)).toHaveLength(1)
  expect(html).not.toContain('<code>Heat it</code>')
})

it('omits what an event lacks', () => {
  const { reply: _reply, ...rest } = event
  expect(render({ ...rest, messages: [], bindings: [] })).toBe('')
  const { correlationId: _id, descriptionHtml: _html, ...bare } = message
  const html = render({ ...rest, messages: [{ ...bare, headers: [], bindings: [] }], bindings: [] })
  expect(html).not.toContain('<table')
  expect(html).not.toContain('event.headers')
})

it('describes headers that are not listed', () => {
  const html = render({ ...event, messages: [{ ...message, headers: [], headersDescriptionHtml: '<p>Any.</p>' }] })
  expect(html).toContain('<p>Any.</p>')
})
