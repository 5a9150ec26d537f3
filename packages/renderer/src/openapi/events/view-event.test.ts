import { expect, it } from 'vitest'
import { readApiDescription } from '../api-description.js'
import type { JsonObject } from '../json-value.js'
import { readSecuritySchemes } from '../nouns/security-scheme.js'
import { createOperationRoutes } from '../operation-routes.js'
import { createTestDraft, wordsOf } from '../test-draft.js'
import { viewEvent } from './view-event.js'

const document: JsonObject = {
  asyncapi: '3.0.0',
  info: { title: 'Kilns' },
  servers: {
    broker: {
      host: 'broker.example.com',
      protocol: 'kafka',
      security: [{ $ref: '#/components/securitySchemes/token' }],
    },
  },
  channels: {
    c: {
      address: 'kilns/{kiln}',
      parameters: { kiln: {} },
      bindings: {
        ws: { query: { type: 'object', description: 'Of the handshake', properties: { depth: { type: 'integer' } } } },
      },
      messages: {
        m: {
          title: 'Heat',
          headers: { description: 'Labels', properties: { tags: { type: 'array', items: { type: 'string' } } } },
          payload: { type: 'integer' },
          correlationId: { location: '$message.header#/id' },
          bindings: { kafka: { key: 'k' } },
        },
      },
    },
  },
  operations: {
    heat: {
      action: 'send',
      channel: { $ref: '#/channels/c' },
      reply: { address: { location: '$message.header#/to' }, channel: { $ref: '#/channels/c' } },
      bindings: { kafka: { groupId: 'g' } },
    },
  },
  components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
}

function view() {
  const api = readApiDescription(document)
  const [entry] = api.operations
  if (!entry) throw new Error('no event')
  const draft = createTestDraft(document)
  const schemes = readSecuritySchemes(document)
  const input = { id: '', schemes, overview: '/api', routes: createOperationRoutes(api, '/api') }
  return { view: viewEvent(document, entry, input, draft), draft }
}

it('shows an operation of AsyncAPI like one of OpenAPI', () => {
  const { view: event } = view()
  expect(event).toMatchObject({
    kind: 'event',
    method: 'send',
    title: 'Heat',
    servers: [{ url: 'kafka://broker.example.com', name: 'broker' }],
    authorization: { alternatives: [{ schemes: [{ name: 'token', type: 'HTTP bearer' }] }] },
    parameterGroups: [
      { location: 'path', heading: { key: 'theme.api.event.parameters' } },
      { location: 'query', parameters: [{ name: 'depth' }] },
    ],
    samples: [],
  })
  expect(event.path.map(({ text, href }) => href ?? text)).toEqual(['kilns/', '#path-kiln'])
})

it('shows messages, the reply and bindings', () => {
  const { event } = view().view
  expect(event?.messages).toMatchObject([
    {
      id: 'message-m',
      title: 'Heat',
      payload: [{ mediaType: 'application/json', schema: { type: 'integer' } }],
      correlationId: { location: '$message.header#/id' },
      bindings: [{ protocol: 'kafka', name: 'key', value: 'k' }],
    },
  ])
  expect(event?.messages[0]?.headersDescriptionHtml).toBeDefined()
  // Protocols differ in how they write lists.
  expect(event?.messages[0]?.headers[0]).not.toHaveProperty('serialization')
  expect(event?.reply).toMatchObject({ address: 'kilns/{kiln}', location: '$message.header#/to' })
  expect(event?.reply?.messages[0]?.id).toBe('reply-m')
  expect(event?.bindings).toEqual([{ protocol: 'kafka', name: 'groupId', value: 'g' }])
})

it('describes headers and the query as schemas do', () => {
  const texts = view().draft.descriptions.map(({ text }) => text)
  expect(texts).toEqual(['Of the handshake', 'Labels', 'Labels'])
})

it('adds addresses, messages and settings to the search', () => {
  const words = wordsOf(view().draft).join('\n')
  for (const word of ['SEND kilns/{kiln} heat', 'message-m m $message.header#/id', 'groupId'])
    expect(words).toContain(word)
})
