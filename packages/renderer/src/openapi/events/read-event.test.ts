import { expect, it } from 'vitest'
import type { JsonObject } from '../json-value.js'
import { listEvents } from './event-entry.js'
import { readEvent } from './read-event.js'

function read(operation: JsonObject, more: JsonObject = {}) {
  const document: JsonObject = {
    asyncapi: '3.0.0',
    servers: { one: { host: 'a', protocol: 'mqtt', security: [{ $ref: '#/s/cert' }] }, two: { host: 'b' } },
    channels: {
      c: {
        address: 'c/{id}',
        description: 'Channel',
        parameters: { id: { enum: ['1'], description: 'Id' } },
        messages: { m: { payload: {} }, n: { payload: {} } },
        bindings: { mqtt: { qos: 1 } },
      },
      r: { address: null, messages: { done: {} } },
    },
    operations: { o: { channel: { $ref: '#/channels/c' }, action: 'send', ...operation } },
    s: { cert: { type: 'X509', scopes: ['read'] } },
    ...more,
  }
  const [entry] = listEvents(document)
  if (!entry) throw new Error('no event')
  return readEvent(document, entry)
}

it('reads the channel of an operation', () => {
  const event = read({ summary: 'Own', description: 'Text', bindings: { mqtt: { retain: true } } })
  expect(event).toMatchObject({ description: { text: 'Text' }, channelDescription: { text: 'Channel' } })
  expect(event.summary).toBeUndefined()
  expect(event.parameters).toMatchObject([
    { name: 'id', isRequired: true, schema: { value: { type: 'string', enum: ['1'] } } },
  ])
  expect(event.servers.map(({ url }) => url)).toEqual(['mqtt://a', 'https://b'])
  expect(event.messages.map(({ name }) => name)).toEqual(['m', 'n'])
  expect(event.bindings.map(({ name }) => name)).toEqual(['retain', 'qos'])
  const alternatives = [[{ name: 'cert', scopes: ['read'] }]]
  expect(event.security).toEqual({ isOptional: false, alternatives, choices: alternatives })
})

it('reads the listed messages and the own security of an operation', () => {
  const messages = [{ $ref: '#/channels/c/messages/n' }]
  const event = read({ messages, security: [{ type: 'plain' }] })
  expect(event.messages.map(({ name }) => name)).toEqual(['n'])
  expect(event.security?.alternatives).toEqual([[{ name: 'plain', scopes: [] }]])
})

it('reads the reply', () => {
  const channel = { $ref: '#/channels/r' }
  const address = { location: '$message.header#/to', description: 'There' }
  expect(read({ reply: { channel, address } }).reply).toMatchObject({
    location: '$message.header#/to',
    description: { text: 'There' },
    messages: [{ name: 'done' }],
  })
  const { reply } = read({ reply: { channel: { $ref: '#/channels/c' } } })
  expect([reply?.address, reply?.messages.length]).toEqual(['c/{id}', 2])
  expect(read({}).reply).toBeUndefined()
})

it('reads a channel without operation', () => {
  const event = read({}, { operations: {} })
  expect(event.description?.text).toBe('Channel')
  expect(event.channelDescription).toBeUndefined()
  expect(event.messages).toHaveLength(2)
})
