import { expect, it } from 'vitest'
import type { JsonObject } from '../json-value.js'
import { isAsyncapi, listEvents } from './event-entry.js'

const describe = (more: JsonObject): JsonObject => ({ asyncapi: '3.0.0', ...more })
const channel = (name: string): JsonObject => ({ $ref: `#/channels/${name}` })

it('recognizes AsyncAPI 3', () => {
  expect([{ asyncapi: '3.1.0' }, { asyncapi: 3 }].map(isAsyncapi)).toEqual([true, true])
  expect([{ asyncapi: '2.6.0' }, { openapi: '3.1.0' }].map(isAsyncapi)).toEqual([false, false])
})

it('lists operations with action and address, then channels that no operation uses', () => {
  const events = listEvents(
    describe({
      channels: {
        a: { address: 'a/{b}' },
        b: { address: null },
        reply: {},
        free: { title: 'Free channel' },
        onA: {},
        hidden: { 'x-internal': true },
      },
      operations: {
        onA: { action: 'receive', channel: channel('a'), tags: [{ name: 'T' }, { $ref: '#/components/tags/u' }] },
        sendB: { action: 'send', channel: channel('b'), reply: { channel: channel('reply') }, deprecated: true },
        shared: { $ref: '#/components/operations/shared' },
        hidden: { 'x-internal': true },
      },
      components: {
        tags: { u: { name: 'U' } },
        operations: { shared: { traits: [{ $ref: '#/components/operationTraits/t' }], channel: channel('a') } },
        operationTraits: { t: { title: 'From a trait' } },
      },
    }),
  )
  expect(events.map(({ method, path, title, slug }) => [method, path, title, slug])).toEqual([
    ['receive', 'a/{b}', 'On a', 'on-a'],
    ['send', 'b', 'Send b', 'send-b'],
    ['send', 'a/{b}', 'From a trait', 'shared'],
    ['channel', 'free', 'Free channel', 'free'],
    ['channel', 'onA', 'On a channel', 'on-a-channel'],
  ])
  expect(events.map(({ tags }) => tags)).toEqual([['T', 'U'], [], [], [], []])
  expect(events.map(({ isDeprecated }) => isDeprecated)).toEqual([false, true, false, false, false])
  expect(events[2]?.pointer).toBe('/components/operations/shared')
})

it('uses a short summary as title', () => {
  const titleOf = (summary: string) =>
    listEvents(describe({ operations: { a: { summary } }, channels: {} })).map(({ title }) => title)
  expect(titleOf('Short')).toEqual(['Short'])
  expect(titleOf('Long '.repeat(40))).toEqual(['A'])
})

it('is empty for OpenAPI', () => {
  expect(listEvents({ openapi: '3.1.0', operations: { a: {} } })).toEqual([])
})
