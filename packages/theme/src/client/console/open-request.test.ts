import type { ConsoleFile, JsonObject } from '@docgen/renderer/console'
import { expect, it } from 'vitest'
import { find, openPage } from '../../../test/open-page.js'
import { type OpenRequest, openRequest } from './open-request.js'

const SCHEMES = {
  other: { type: 'apiKey', in: 'header', name: 'X-Other' },
  key: { type: 'apiKey', in: 'header', name: 'X-Key' },
  bearer: { type: 'http', scheme: 'bearer' },
}

const ENTRY = {
  kind: 'operation',
  method: 'post',
  path: '/a/{id}',
  title: 'A',
  slug: 'a',
  isNumbered: false,
  tags: [],
  isDeprecated: false,
  pathPointers: [],
  pointer: '/paths/~1a~1{id}/post',
} as const

interface OpenOptions {
  readonly api?: string
  readonly proxy?: string
  readonly localProxy?: string
  readonly document?: JsonObject
}

let apis = 0

/** The request of `POST /a/{id}` in a new page, for an API that the reader has not used yet. */
function openOperation(
  operation: JsonObject = {},
  { api = `/api-${++apis}`, proxy, localProxy, document = {} }: OpenOptions = {},
): OpenRequest {
  openPage(`<div class="endpoint"><code>https://a.test/v1/a/{id}</code></div>
    <div class="api-samples"><div class="sample"><pre><code>$API_KEY $TOKEN</code></pre></div></div>`)
  const file: ConsoleFile = {
    api,
    texts: {},
    ...(proxy !== undefined && { proxy }),
    entry: ENTRY,
    values: { parameters: {}, bodies: {} },
    document: {
      openapi: '3.1.0',
      servers: [{ url: 'https://a.test/v1' }, { url: 'https://b.test?x=1' }],
      paths: { '/a/{id}': { post: operation } },
      components: { securitySchemes: SCHEMES },
      ...document,
    },
  }
  return openRequest(file, { localProxy, parse: (html) => new DOMParser().parseFromString(html, 'text/html') })
}

const DOTS = '••••••••'
const endpoint = () => find('.endpoint').textContent
const sample = () => find('.sample').textContent

it('builds the request with what the reader has entered', () => {
  const parameters = [{ name: 'id', in: 'path', schema: {} }]
  const request = openOperation({ parameters })
  const [parameter] = request.operation.parameters
  if (!parameter) throw new Error('no parameter')
  const file = new File(['x'], 'a.txt')
  const body = { body: { mimeType: 'text/plain', text: 'b' }, files: new Map([['', [file]]]) }
  const entered = { parameter, editor: undefined as never, value: 7 }
  expect(request.build([entered], body)).toEqual({
    method: 'POST',
    url: 'https://a.test/v1/a/7',
    headers: [{ name: 'Content-Type', value: 'text/plain' }],
    postData: body.body,
    files: body.files,
  })
  expect(request.build([{ ...entered, value: undefined }], undefined)).toEqual({
    method: 'POST',
    url: 'https://a.test/v1/a/{id}',
    headers: [],
    files: new Map(),
  })
})

it('sends to the chosen server with its query', () => {
  const request = openOperation()
  request.state.serverUrl = 'https://b.test?x=1'
  expect(request.build([], undefined).url).toBe('https://b.test/a/{id}?x=1')
})

it('sends the credentials of the chosen alternative that the reader has entered', () => {
  const request = openOperation({ security: [{ key: [], other: [] }, { bearer: [] }] })
  const headers = () => request.build([], undefined).headers
  expect(headers()).toEqual([])
  request.state.secrets['key'] = { token: 'k' }
  request.state.secrets['bearer'] = { token: 't' }
  expect(headers()).toEqual([{ name: 'X-Key', value: 'k' }])
  request.state.alternative = 'bearer'
  expect(headers()).toEqual([{ name: 'Authorization', value: 'Bearer t' }])
  // Another operation of the API may have had more alternatives.
  request.state.alternative = 'basic'
  expect(headers()).toEqual([{ name: 'X-Key', value: 'k' }])
})

it('sends no credentials if the reader has chosen none of an operation with optional authentication', () => {
  const request = openOperation({ security: [{ key: [] }, {}] })
  request.state.secrets['key'] = { token: 'k' }
  request.state.alternative = ''
  expect(request.build([], undefined).headers).toEqual([])
})

it('sends no credentials to an operation without security', () => {
  const request = openOperation()
  request.state.secrets['key'] = { token: 'k' }
  expect([request.build([], undefined).headers, request.alternatives]).toEqual([[], []])
})

it('forwards by the proxy of the site, otherwise by the local one if the reader wants that', () => {
  const all = openOperation({}, { proxy: '/proxy', localProxy: '/local' })
  all.state.isForwarded = true
  expect(all.findProxy()).toBe('/proxy')
  const local = openOperation({}, { localProxy: '/local' })
  expect(local.findProxy()).toBeUndefined()
  local.state.isForwarded = true
  expect(local.findProxy()).toBe('/local')
  const none = openOperation()
  none.state.isForwarded = true
  expect(none.findProxy()).toBeUndefined()
})

/** Waits until the module that changes samples is loaded. */
async function apply({ apply: applyNow }: OpenRequest): Promise<void> {
  applyNow()
  await import('../samples/update-samples.js')
  await new Promise((resolve) => setTimeout(resolve))
}

/** What the copy button of the sample copies. */
async function copySample(): Promise<string> {
  const block = find('.sample')
  block.classList.add('code-frame')
  block.insertAdjacentHTML('beforeend', '<i data-action="copy-code"></i>')
  let copied = ''
  document.addEventListener('click', () => {
    copied = find('.sample code').textContent ?? ''
  })
  find('[data-action="copy-code"]').click()
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.body.innerHTML).not.toContain(copied)
  return copied
}

it('shows the chosen server and dots for credentials in the samples, and stores credentials only on demand', async () => {
  const request = openOperation({ security: [{ key: [] }] })
  await apply(request)
  expect([endpoint(), sample()]).toEqual(['https://a.test/v1/a/{id}', '$API_KEY $TOKEN'])
  request.state.serverUrl = 'https://b.test?x=1'
  request.state.secrets['key'] = { token: 'k' }
  await apply(request)
  expect([endpoint(), sample()]).toEqual(['https://b.test/a/{id}', `${DOTS} $TOKEN`])
  expect(find('.console-secret').textContent).toBe(DOTS)
  const stored = () => JSON.parse(Object.values(sessionStorage)[0] ?? '{}').secrets
  expect(stored()).toEqual({})
  request.state.isKept = true
  await apply(request)
  expect(stored()).toEqual({ key: { token: 'k' } })
})

it('shows in the samples only the credentials that they have a place for', async () => {
  const request = openOperation({ security: [{ key: [] }, { bearer: [] }] })
  for (const name of Object.keys(SCHEMES)) request.state.secrets[name] = { token: name }
  await apply(request)
  expect(sample()).toBe(`${DOTS} $TOKEN`)
})

it('shows each of two API keys at its own place', async () => {
  const request = openOperation({ security: [{ key: [], other: [] }] })
  find('.sample code').textContent = 'X-Key: $KEY, X-Other: $OTHER_API_KEY'
  request.state.secrets['other'] = { token: 'o' }
  await apply(request)
  expect(sample()).toBe(`X-Key: $KEY, X-Other: ${DOTS}`)
  request.state.secrets['key'] = { token: 'k' }
  await apply(request)
  expect(sample()).toBe(`X-Key: ${DOTS}, X-Other: ${DOTS}`)
})

it('writes a credential as each language needs it', async () => {
  const schemes = { query: { type: 'apiKey', in: 'query', name: 'k' } }
  const document = { components: { securitySchemes: schemes } }
  const request = openOperation({ security: [{ query: [] }] }, { document })
  find('.sample code').textContent = '?k=$API_KEY ?k=YOUR_API_KEY quote(os.environ["API_KEY"])'
  request.state.secrets['query'] = { token: 'a"&b' }
  await apply(request)
  expect(sample()).toBe(`?k=${DOTS} ?k=${DOTS} quote("${DOTS}")`)
  expect(await copySample()).toBe('?k=a%22%26b ?k=a%22%26b quote("a\\"&b")')
})

it('replaces the server with the values of variables that the page shows', async () => {
  const document = {
    servers: [{ url: 'https://{name}.test', variables: { name: { default: 'a' } } }],
  }
  const request = openOperation({}, { document })
  find('.endpoint code').textContent = 'https://a.test/a/{id}'
  request.state.variables['name'] = 'eu'
  await apply(request)
  expect([endpoint(), request.build([], undefined).url]).toEqual(['https://eu.test/a/{id}', 'https://eu.test/a/{id}'])
})

it('has the server that the reader has chosen at another operation of the API', async () => {
  openOperation({}, { api: '/shared' }).state.serverUrl = 'https://b.test?x=1'
  await apply(openOperation({}, { api: '/shared' }))
  expect(endpoint()).toBe('https://b.test/a/{id}')
})

it('finds missing properties, but not those that only responses contain', () => {
  const A = { type: 'object', required: ['a', 'id'], properties: { a: {}, id: { readOnly: true } } }
  const document = { components: { schemas: { A } } }
  const request = openOperation({}, { document })
  const source = { document: request.operation.document, pointer: '/components/schemas/A', value: A }
  expect(request.findViolations({}, source).map(({ missingProperty }) => missingProperty)).toEqual(['a'])
})
