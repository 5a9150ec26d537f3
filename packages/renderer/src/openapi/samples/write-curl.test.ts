import { expect, it } from 'vitest'
import type { SampleHttpRequest } from './sample-http-request.js'
import { writeCurl } from './write-curl.js'
import { writeSamples } from './write-samples.js'

const REQUESTS: readonly SampleHttpRequest[] = [
  { method: 'GET', url: 'https://a.example/v1?x=1&y=%20', headers: [{ name: 'X-A', value: "it's" }] },
  {
    method: 'POST',
    url: 'https://a.example/v1',
    headers: [{ name: 'Content-Type', value: 'text/plain' }],
    postData: { mimeType: 'text/plain', text: "it's $HOME" },
  },
  {
    method: 'POST',
    url: 'https://a.example/v1',
    headers: [{ name: 'Content-Type', value: 'multipart/form-data' }],
    postData: {
      mimeType: 'multipart/form-data',
      parts: [
        { name: 'a', value: 'x y' },
        { name: 'b', value: '@x', contentType: 'text/csv' },
        { name: 'f', value: '', fileName: 'a.png', contentType: 'image/png' },
      ],
    },
  },
  {
    method: 'PUT',
    url: 'https://a.example/v1',
    headers: [{ name: 'Content-Type', value: 'image/png' }],
    postData: { mimeType: 'image/png', fileName: 'file.png' },
  },
  {
    method: 'POST',
    url: 'https://a.example/v1',
    headers: [{ name: 'Content-Type', value: 'application/x-www-form-urlencoded' }],
    postData: { mimeType: 'application/x-www-form-urlencoded', params: [{ name: 'a b', value: 'x y' }] },
  },
]

it.each(REQUESTS)('writes the command of the samples: $method $postData', (request) => {
  const [sample] = writeSamples(request)
  expect(writeCurl(request)).toBe(sample?.source)
})

it('sends a body that begins with an at sign as it is', () => {
  const request = {
    method: 'POST',
    url: 'https://a.example',
    headers: [],
    postData: { mimeType: 'text/plain', text: '@a' },
  }
  expect(writeCurl(request)).toContain('--data-raw @a')
})
