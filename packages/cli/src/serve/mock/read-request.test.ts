import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { readBody, readHeaders } from './read-request.js'

it('reads a body up to 10 MiB', async () => {
  expect(await readBody(Readable.from([Buffer.from('a'), Buffer.from('b')]))).toEqual(new Uint8Array([97, 98]))
  const chunks = Array.from({ length: 11 }, () => Buffer.alloc(1024 * 1024))
  expect(await readBody(Readable.from(chunks))).toBeUndefined()
})

it('joins repeated headers', () => {
  const headers = { 'set-cookie': ['a=1', 'b=2'], accept: 'text/html', host: undefined }
  expect([...readHeaders(headers)]).toEqual([
    ['set-cookie', 'a=1, b=2'],
    ['accept', 'text/html'],
  ])
})
