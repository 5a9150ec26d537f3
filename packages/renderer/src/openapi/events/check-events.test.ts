import { expect, it } from 'vitest'
import type { JsonObject } from '../json-value.js'
import { checkEvents } from './check-events.js'

const check = (
  operations: JsonObject,
  channels: JsonObject = { orders: { address: 'orders', messages: { own: {} } } },
) =>
  checkEvents({ asyncapi: '3.0.0', channels, operations }).map(
    ({ message, hint, pointer }) => `${pointer} ${message} (${hint ?? ''})`,
  )
const channel = { $ref: '#/channels/orders' }

it('accepts complete operations', () => {
  expect(check({ a: { action: 'send', channel, messages: [{ $ref: '#/channels/orders/messages/own' }] } })).toEqual([])
  expect(checkEvents({ openapi: '3.1.0' })).toEqual([])
})

it('reports actions, and missing channels', () => {
  expect(check({ a: { action: 'recieve', channel } })).toEqual([
    '/operations/a/action the operation "a" has the action recieve, but docgen knows only send and receive (Did you mean receive?)',
  ])
  expect(check({ a: { action: 'publish' } })).toEqual([
    expect.stringContaining('(Write `action: send` or `action: receive`)'),
    '/operations/a the operation "a" has no `channel` (Refer to one: `channel: { $ref: \'#/channels/orders\' }`)',
  ])
  expect(check({ a: { channel } })).toEqual([expect.stringContaining('has no `action`')])
})

it('reports messages of other channels', () => {
  const channels = { orders: { messages: { own: {} } }, other: { messages: { foreign: {} } } }
  const messages = [{ $ref: '#/channels/other/messages/foreign' }]
  expect(check({ a: { action: 'send', channel, messages } }, channels)).toEqual([
    expect.stringContaining('which is not a message of its channel'),
  ])
})

it('reports parameters that an address lacks or that its channel lacks', () => {
  expect(check({}, { a: { address: 'a/{b}', parameters: { c: {} } } })).toEqual([
    expect.stringContaining('contains {b}'),
    expect.stringContaining('does not contain its parameter {c}'),
  ])
  expect(check({}, { a: { address: null } })).toEqual([])
})

it('reports a description without channels', () => {
  expect(check({}, {})).toEqual([expect.stringContaining('no channels and no operations')])
})
