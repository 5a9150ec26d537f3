import { expect, it, vi } from 'vitest'
import { openPage } from '../../../test/open-page.js'
import { type ConsoleRequest, sendRequest } from './send-request.js'

async function send(request: Partial<ConsoleRequest>, proxy?: string) {
  openPage()
  const fetched = vi.fn(async () => new Response('ok', { status: 201, statusText: 'Created', headers: { 'X-A': '1' } }))
  vi.stubGlobal('fetch', fetched)
  const signal = new AbortController().signal
  const whole = { method: 'POST', url: 'https://a.test/x?y=1', headers: [], files: new Map(), ...request }
  const response = await sendRequest(whole, { signal, proxy })
  vi.unstubAllGlobals()
  const [url, options] = (fetched.mock.calls as unknown as [string, RequestInit][])[0] ?? ['', {}]
  return { url, options, response }
}

it('sends method, headers and body, and returns the whole response', async () => {
  const { url, options, response } = await send({
    headers: [{ name: 'X-B', value: '2' }],
    postData: { mimeType: 'text/plain', text: 'body' },
  })
  expect([url, options.method, options.headers, options.body, options.credentials]).toEqual([
    'https://a.test/x?y=1',
    'POST',
    [['X-B', '2']],
    'body',
    'omit',
  ])
  expect([response.status, response.statusText, response.headers, response.body.size]).toEqual([
    201,
    'Created',
    expect.arrayContaining([['x-a', '1']]),
    2,
  ])
})

it('leaves cookies to the browser, and sends no body that fetch rejects', async () => {
  const { options } = await send({
    method: 'GET',
    headers: [{ name: 'Cookie', value: 'a=b' }],
    postData: { mimeType: 'text/plain', text: 'x' },
  })
  expect([options.headers, options.credentials, options.body]).toEqual([[], 'include', undefined])
})

it('encodes forms, and leaves the boundary of parts to the browser', async () => {
  const form = await send({
    postData: { mimeType: 'application/x-www-form-urlencoded', params: [{ name: 'a', value: 'x y' }] },
  })
  expect(form.options.body).toBe('a=x+y')
  const file = new File(['f'], 'f.txt')
  const { options } = await send({
    headers: [{ name: 'Content-Type', value: 'multipart/form-data' }],
    postData: {
      mimeType: 'multipart/form-data',
      parts: [
        { name: 'a', value: 'x' },
        { name: 'f', value: '', fileName: 'f.txt' },
      ],
    },
    files: new Map([['f', [file]]]),
  })
  expect(options.headers).toEqual([])
  expect([...(options.body as FormData).keys()]).toEqual(['a', 'f'])
})

it('sends to the proxy with the target in its query', async () => {
  const { url } = await send({}, '/forward?x=1')
  expect(url).toBe('https://docs.test/forward?x=1&url=https%3A%2F%2Fa.test%2Fx%3Fy%3D1')
})
