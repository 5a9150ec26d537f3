import { expect, it } from 'vitest'
import { rootNode } from '../document-node.js'
import type { JsonValue } from '../json-value.js'
import { readSignature, toSignature } from './webhook-signature.js'

const read = (...extensions: readonly JsonValue[]) =>
  readSignature(...extensions.map((value) => rootNode(value === null ? {} : { 'x-fern-webhook-signature': value })))

it('has the headers of Standard Webhooks, also with the names of another sender', () => {
  const names = (header?: string) => {
    const signature = toSignature({ scheme: 'standard-webhooks', ...(header !== undefined && { header }) })
    return [signature.header, signature.idHeader, signature.timestampHeader]
  }
  expect(names()).toEqual(['webhook-signature', 'webhook-id', 'webhook-timestamp'])
  expect(names('svix-signature')).toEqual(['svix-signature', 'svix-id', 'svix-timestamp'])
})

it('signs the time with the body if it is in a header', () => {
  expect(toSignature({})).toMatchObject({ header: 'X-Signature', parts: ['body'], tolerance: 0 })
  expect(toSignature({ timestampHeader: 'X-Time' })).toMatchObject({ parts: ['timestamp', 'body'], tolerance: 300 })
})

it('reads the extension of the first part that has one', () => {
  const timestamp = { header: 'X-Time', format: 'unix-seconds', tolerance: 60 }
  const format = { components: ['body', 'timestamp'], delimiter: ':' }
  const all = { type: 'hmac', header: 'X-A', algorithm: 'sha512', encoding: 'base64', 'signature-prefix': 'v=' }
  expect(read(null, { ...all, 'payload-format': format, timestamp })).toMatchObject({
    header: 'X-A',
    algorithm: 'sha512',
    encoding: 'base64',
    prefix: 'v=',
    parts: ['body', 'timestamp'],
    delimiter: ':',
    timestampHeader: 'X-Time',
    tolerance: 60,
  })
  expect(read({ type: 'hmac', header: 'X-A' }, all)).toMatchObject({ algorithm: 'sha256', parts: ['body'] })
})

it('does not check the age of a time that is not in seconds', () => {
  const timestamp = { header: 'X-Time', format: 'iso8601' }
  const signature = { type: 'hmac', header: 'X-A', 'payload-format': { components: ['timestamp', 'body'] }, timestamp }
  expect(read(signature)).toMatchObject({ parts: ['timestamp', 'body'], delimiter: '.', tolerance: 0 })
})

it.each<JsonValue>([
  null,
  'hmac',
  { type: 'asymmetric', header: 'X-A' },
  { type: 'hmac' },
  { type: 'hmac', header: "X'; exit" },
  { type: 'hmac', header: 'X-A', algorithm: 'md5' },
  { type: 'hmac', header: 'X-A', 'payload-format': { components: ['notification-url', 'body'] } },
  { type: 'hmac', header: 'X-A', 'payload-format': { components: ['timestamp', 'body'] } },
])('has no signature for %j', (value) => {
  expect(read(value)).toBeUndefined()
})
