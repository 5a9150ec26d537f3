import { expect, it } from 'vitest'
import { plainResponse, redirectResponse } from './response.js'

it('responds with plain text that no cache stores', () => {
  const { status, headers, body } = plainResponse(405, 'Method not allowed.', { allow: 'GET' })
  expect([status, String(body)]).toEqual([405, 'Method not allowed.\n'])
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-length': '20', allow: 'GET' })
})

it('redirects, and has the browser check again whether the page has moved', () => {
  const { status, headers } = redirectResponse(301, '/guide/')
  expect(status).toBe(301)
  expect(headers).toMatchObject({ location: '/guide/', 'cache-control': 'no-cache' })
})
