import type { ConsoleFile, JsonObject } from '@docgen/renderer/console'
import { expect, it, vi } from 'vitest'
import { choose, consoleText } from '../../../test/open-editor.js'
import { find, findAll, openPage, settle, type } from '../../../test/open-page.js'
import { type Console, createConsole } from './create-console.js'

const ENTRY = {
  kind: 'operation',
  method: 'post',
  path: '/a/{id}',
  title: 'Update <A>',
  slug: 'a',
  isNumbered: false,
  tags: [],
  isDeprecated: false,
  pathPointers: [],
  pointer: '/paths/~1a~1{id}/post',
} as const
const INTEGER = { type: 'integer' }
const ID = { name: 'id', in: 'path', required: true, schema: INTEGER }
const WHOLE = {
  parameters: [ID],
  security: [{ key: [] }],
  requestBody: {
    content: {
      'application/json': { schema: { type: 'object', required: ['n'], properties: { n: INTEGER } } },
      'text/plain': {},
    },
  },
}

let apis = 0

/** The console of an operation in a new page, and the requests that it sends. */
function openConsole(
  operation: JsonObject,
  { localProxy, ...rest }: { readonly localProxy?: string } & Partial<ConsoleFile> = {},
): Console & { readonly fetched: ReturnType<typeof vi.fn> } {
  openPage('<div class="endpoint"><code>https://a.test/a/{id}</code></div>')
  const fetched = vi.fn(async (_url: string, _options: RequestInit) => new Response('ok'))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x' }))
  const file: ConsoleFile = {
    api: `/console-${++apis}`,
    texts: {},
    entry: ENTRY,
    values: { parameters: {}, bodies: {} },
    document: {
      openapi: '3.1.0',
      servers: [{ url: 'https://a.test' }],
      paths: { [ENTRY.path]: { post: operation } },
      components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } } },
    },
    ...rest,
  }
  const badge = Object.assign(document.createElement('b'), { textContent: 'POST' })
  const created = createConsole(file, consoleText, {
    badge,
    localProxy,
    parse: () => document,
  })
  document.body.append(created.dialog)
  Object.assign(find('[role="status"]'), { scrollIntoView: () => {} })
  return { ...created, fetched }
}

const submit = () => find('form').dispatchEvent(new Event('submit', { cancelable: true }))
const errors = () => findAll('.console-error').map((each) => each.textContent)
const headings = () => findAll('.console-form .console-heading').map((each) => each.textContent)
const copy = () => findAll('.console-actions button')[1]?.click()
const status = () => find('.console-response [role="status"]').textContent

it('is named by the operation, and closes', () => {
  const { dialog } = openConsole({})
  expect(document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Update <A>')
  expect(find('.console-head').textContent).toBe('POSTUpdate <A>×')
  dialog.showModal()
  find('[aria-label="Close"]').click()
  expect(dialog.open).toBe(false)
})

it('has only the parts that the operation has', () => {
  openConsole(WHOLE)
  expect(headings()).toEqual(['Server', 'Authorization', 'Path parameters', 'Request body'])
  openConsole({}, { document: { openapi: '3.1.0', paths: { [ENTRY.path]: { post: {} } } } })
  expect(headings()).toEqual([])
})

it('uses each id once, also where a page has several consoles', () => {
  const first = openConsole(WHOLE).dialog.outerHTML
  const { dialog } = openConsole(WHOLE)
  const ids = [...`${first}${dialog.outerHTML}`.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  expect([ids.length > 10, new Set(ids).size]).toEqual([true, ids.length])
})

it('sends what the reader has entered, and shows the response', async () => {
  const { fetched } = openConsole(WHOLE)
  type('[data-secret="token"]', 'k')
  const [id, n] = findAll('.console-field input.console-input:not([data-secret])') as HTMLInputElement[]
  Object.assign(id ?? {}, { value: '7' })
  Object.assign(n ?? {}, { value: '1' })
  expect(submit()).toBe(false)
  await vi.waitFor(() => expect(status()).toMatch(/^200/))
  const [url, options] = fetched.mock.calls[0] ?? []
  expect([url, options.method, options.body]).toEqual(['https://a.test/a/7', 'POST', '{"n":1}'])
  expect(options.headers).toEqual([
    ['X-Key', 'k'],
    ['Content-Type', 'application/json'],
  ])
  expect(find('.console-history li').textContent).toMatch(/^POST \/a\/\{id\}: 200/)
})

it('sends nothing while values are missing or invalid, and shows each problem until it is fixed', async () => {
  const { fetched } = openConsole(WHOLE)
  submit()
  expect(errors()).toEqual(['Enter a value.', 'Enter a value.'])
  expect(document.activeElement).toBe(findAll('[aria-invalid]')[0])
  const [id, n] = findAll('[aria-invalid]') as HTMLInputElement[]
  Object.assign(id ?? {}, { value: '7' })
  Object.assign(n ?? {}, { value: 'x' })
  submit()
  expect([errors(), document.activeElement]).toEqual([['expected integer, got string'], n])
  expect(fetched).not.toHaveBeenCalled()
  Object.assign(n ?? {}, { value: '1' })
  submit()
  expect(errors()).toEqual([])
  await vi.waitFor(() => expect(status()).toMatch(/^200/))
  expect(fetched).toHaveBeenCalledTimes(1)
})

it.each([
  ['application/json', { schema: { type: 'string' } }],
  ['text/plain', {}],
  ['image/png', {}],
])('sends no empty body of type %s if the operation requires a body', async (type, media) => {
  const content = { [type]: media }
  const required = openConsole({ requestBody: { required: true, content } })
  submit()
  expect([errors(), findAll('[aria-invalid]')]).toEqual([['Enter a value.'], [document.activeElement]])
  expect(required.fetched).not.toHaveBeenCalled()
  const optional = openConsole({ requestBody: { content } })
  submit()
  await vi.waitFor(() => expect(status()).toMatch(/^200/))
  expect([errors(), optional.fetched.mock.calls.length]).toEqual([[], 1])
})

it('removes errors that are not from the last check', () => {
  openConsole(WHOLE)
  submit()
  // The form of another media type replaces the field with an error.
  choose('.console-form section > select[aria-label="Media type"]', 'text/plain')
  submit()
  choose('.console-form section > select[aria-label="Media type"]', 'application/json')
  submit()
  expect(errors()).toEqual(['Enter a value.', 'Enter a value.'])
  // Text that is not JSON has its error before anything is sent.
  find('.console-body > button').click()
  type('.console-code', '{')
  find('.console-body > button').click()
  expect(errors()[1]).toMatch(/^This is not JSON/)
  type('.console-code', '{"n": 1}')
  submit()
  expect(errors()).toEqual(['Enter a value.'])
})

it('copies the request as a command, even with missing values', async () => {
  openConsole({ parameters: [ID] })
  const writeText = vi.fn(async (_text: string) => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  copy()
  await settle()
  expect(writeText.mock.calls).toEqual([["curl --request POST \\\n  --url 'https://a.test/a/{id}'"]])
  expect(status()).toBe('Copied.')
})

it.each([
  ['may not be used', { writeText: () => Promise.reject(new Error('denied')) }],
  ['does not exist, as on pages without HTTPS', undefined],
])('shows the command if the clipboard %s', async (_reason, clipboard) => {
  openConsole({ parameters: [ID] }, { values: { parameters: { 'path id': 7 }, bodies: {} } })
  vi.stubGlobal('navigator', { clipboard })
  copy()
  await settle()
  expect(status()).toBe('curl --request POST \\\n  --url https://a.test/a/7')
})

it('forwards requests through docgen serve if the reader wants that', async () => {
  const { fetched } = openConsole({}, { localProxy: '/forward' })
  find<HTMLInputElement>('.console-form > .console-check input').click()
  submit()
  await vi.waitFor(() => expect(status()).toMatch(/^200/))
  expect(fetched.mock.calls[0]?.[0]).toBe('https://docs.test/forward?url=https%3A%2F%2Fa.test%2Fa%2F%7Bid%7D')
})

it('offers no forwarding elsewhere, nor if the site has a proxy for all requests', () => {
  openConsole({})
  expect(findAll('.console-form > .console-check')).toEqual([])
  openConsole({}, { localProxy: '/forward', proxy: '/proxy' })
  expect(findAll('.console-form > .console-check')).toEqual([])
})

it('shows the chosen server in the page', async () => {
  const { apply } = openConsole(
    {},
    {
      document: {
        openapi: '3.1.0',
        servers: [{ url: 'https://a.test' }, { url: 'https://b.test' }],
        paths: { [ENTRY.path]: { post: {} } },
      },
    },
  )
  choose('.console-form select', 'https://b.test')
  await vi.waitFor(() => expect(find('.endpoint').textContent).toBe('https://b.test/a/{id}'))
  // Another page.
  find('.endpoint code').replaceWith(Object.assign(document.createElement('code'), { textContent: 'https://a.test' }))
  apply()
  await vi.waitFor(() => expect(find('.endpoint').textContent).toBe('https://b.test'))
})

it('starts with the variant that the example fits', () => {
  const variant = (name: string) => ({ type: 'object', required: [name], properties: { [name]: INTEGER } })
  const schema = { oneOf: [variant('a'), variant('b')] }
  const values = { parameters: {}, bodies: { 'application/json': { b: 1 } } }
  openConsole({ requestBody: { content: { 'application/json': { schema } } } }, { values })
  expect(find<HTMLSelectElement>('.console-form select[aria-label="One of"]').value).toBe('1')
})
