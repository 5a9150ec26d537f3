import type { Flow, SecurityScheme } from '@docgen/renderer/console'
import { describe, expect, it, vi } from 'vitest'
import { choose, consoleText } from '../../../test/open-editor.js'
import { find, findAll, openPage, type } from '../../../test/open-page.js'
import type { ConsoleState } from './console-state.js'
import { type CredentialFieldsInput, createCredentialFields, secretOf } from './credential-fields.js'

/** A scheme, with facts by name. */
function scheme(name: string, kind: string, facts: Readonly<Record<string, string>> = {}): SecurityScheme {
  const list = Object.entries(facts).map(([fact, value]) => ({ name: fact, value }))
  return { name, kind, facts: list, flows: [] }
}

const KEY = scheme('key', 'apiKey', { in: 'header', name: 'X-Key' })
const COOKIE = scheme('session', 'apiKey', { in: 'cookie', name: 'sid' })
const BASIC = scheme('login', 'http', { scheme: 'basic' })
const MUTUAL = scheme('mutual', 'mutualTLS')

const stateOf = (rest: Partial<ConsoleState> = {}): ConsoleState => ({
  serverUrl: '',
  variables: {},
  secrets: {},
  isKept: false,
  isForwarded: false,
  ...rest,
})

/** The fields in a new page, for alternatives of these schemes. */
function openFields(
  alternatives: readonly (readonly SecurityScheme[])[],
  { state = stateOf(), ...rest }: Partial<CredentialFieldsInput> = {},
): { readonly state: ConsoleState; readonly onChange: ReturnType<typeof vi.fn> } {
  openPage('<main></main>')
  const onChange = vi.fn()
  let ids = 0
  const fields = createCredentialFields({
    alternatives: alternatives.map((all) => all.map(({ name }) => ({ name, scopes: ['read', 'write'] }))),
    schemes: alternatives.flat(),
    state,
    text: consoleText,
    createId: () => `s${++ids}`,
    findProxy: () => undefined,
    onChange,
    ...rest,
  })
  find('main').append(fields)
  return { state, onChange }
}

const labels = () => findAll('label.console-label').map((each) => each.textContent)
const notes = () => findAll('.console-note').map((each) => each.textContent)

it('has a field for each value of a scheme, and hides secrets', () => {
  openFields([[KEY, BASIC, scheme('bearer', 'http', { scheme: 'bearer' })]])
  expect(labels()).toEqual(['API key key', 'Username login', 'Password login', 'Token bearer'])
  expect(findAll('input.console-input').map((each) => each.getAttribute('type'))).toEqual([
    'password',
    'text',
    'password',
    'password',
  ])
  expect(find<HTMLLabelElement>('label.console-label').htmlFor).toBe(find('input.console-input').id)
})

it('keeps what the reader enters beside the other values of the scheme', () => {
  const { state, onChange } = openFields([[BASIC]])
  type('[data-secret="username"]', 'ann')
  type('[data-secret="password"]', 'p')
  expect([state.secrets, onChange.mock.calls.length]).toEqual([{ login: { username: 'ann', password: 'p' } }, 2])
  openFields([[BASIC]], { state })
  expect(find<HTMLInputElement>('[data-secret="username"]').value).toBe('ann')
})

it('offers a choice only between alternatives, and shows the fields of the chosen one', () => {
  openFields([[KEY]])
  expect(findAll('select')).toEqual([])
  const { state, onChange } = openFields([[KEY], [COOKIE, BASIC]])
  expect(findAll('option').map((each) => each.textContent)).toEqual(['key', 'session + login'])
  choose('select', '1')
  expect([state.alternative, onChange.mock.calls.length]).toEqual(['session + login', 1])
  expect(labels()).toEqual(['API key session', 'Username login', 'Password login'])
})

it('starts with the chosen alternative, and with the first one if this operation has fewer', () => {
  openFields([[KEY], [COOKIE]], { state: stateOf({ alternative: 'session' }) })
  expect(labels()).toEqual(['API key session'])
  openFields([[KEY], [COOKIE]], { state: stateOf({ alternative: 'other' }) })
  expect(labels()).toEqual(['API key key'])
})

it('offers requests without credentials, and has no fields for them', () => {
  const { state } = openFields([[], [KEY]])
  expect(findAll('option').map((each) => each.textContent)).toEqual(['No authorization is required.', 'key'])
  expect(labels()).toEqual([])
  choose('select', '1')
  expect([state.alternative, labels()]).toEqual(['key', ['API key key']])
  choose('select', '0')
  expect([state.alternative, labels()]).toEqual(['', []])
})

it('notes what only browsers do: they send their own cookies and certificates', () => {
  openFields([[COOKIE]])
  expect(notes()).toEqual([expect.stringMatching(/^Pages cannot set cookies/)])
  openFields([[MUTUAL]])
  expect([notes(), labels()]).toEqual([['Mutual TLS'], []])
})

it('ignores schemes that the description lacks', () => {
  openFields([[KEY]], { schemes: [] })
  expect(labels()).toEqual([])
})

it('keeps the credentials in this tab if the reader wants that', () => {
  const { state, onChange } = openFields([[KEY]])
  const box = find<HTMLInputElement>('[type="checkbox"]')
  box.click()
  expect([state.isKept, onChange.mock.calls.length]).toEqual([true, 1])
  box.click()
  expect(state.isKept).toBe(false)
  openFields([[KEY]], { state: stateOf({ isKept: true }) })
  expect(find<HTMLInputElement>('[type="checkbox"]').checked).toBe(true)
})

describe('OAuth 2.0', () => {
  const flow = (name: string): Flow => {
    return { name, facts: [{ name: 'tokenUrl', value: 'https://login.test/token' }], scopes: [] }
  }
  const oauth = (...names: readonly string[]) => ({ ...scheme('oauth', 'oauth2'), flows: names.map(flow) })
  const authorize = () => find('fieldset button').click()
  const status = () => find('fieldset [role="status"]').textContent

  it('has the fields of the flows that a page can use', () => {
    openFields([[oauth('implicit', 'authorizationCode', 'password', 'clientCredentials')]])
    expect(findAll('legend').map((each) => each.textContent)).toEqual([
      'Authorization code flow',
      'Client credentials flow',
    ])
    expect(labels()).toEqual(['Token oauth', 'Client ID oauth', 'Client ID oauth', 'Client secret oauth'])
    expect(notes()[0]).toMatch(/^Redirect URL to allow: \S+\/oauth-callback\.html$/)
  })

  it('gets a token for the scopes that the operation needs, and enters it', async () => {
    const { state, onChange } = openFields([[oauth('clientCredentials')]], { findProxy: () => '/forward' })
    type('[data-secret="clientId"]', 'job')
    type('[data-secret="clientSecret"]', 's')
    const fetched = vi.fn(async (_url: string, _options: RequestInit) => Response.json({ access_token: 'abc' }))
    vi.stubGlobal('fetch', fetched)
    onChange.mockClear()
    authorize()
    expect(status()).toBe('Sending…')
    await vi.waitFor(() => expect(status()).toBe('Authorized.'))
    const [url, options] = fetched.mock.calls[0] ?? []
    expect(url).toBe('https://docs.test/forward?url=https%3A%2F%2Flogin.test%2Ftoken')
    expect(String(options?.body)).toBe('grant_type=client_credentials&client_id=job&client_secret=s&scope=read+write')
    expect(find<HTMLInputElement>('[data-secret="token"]').value).toBe('abc')
    expect(state.secrets['oauth']).toEqual({ clientId: 'job', clientSecret: 's', token: 'abc' })
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  it('shows the code that the reader has to enter for a device', async () => {
    openFields([[oauth('deviceAuthorization')]])
    expect(notes()).not.toContain(expect.stringMatching(/^Redirect/))
    const device = { device_code: 'd', user_code: 'AB-12', verification_uri: 'https://login.test/device' }
    vi.stubGlobal('fetch', async () => Response.json(device))
    authorize()
    await vi.waitFor(() => expect(status()).toBe('Enter the code AB-12 on this page: https://login.test/device'))
    expect(find<HTMLAnchorElement>('fieldset a').href).toBe('https://login.test/device')
  })

  it('shows why there is no token, and keeps the last one', async () => {
    const { state, onChange } = openFields([[oauth('clientCredentials')]], {
      state: stateOf({ secrets: { oauth: { token: 'old' } } }),
    })
    vi.stubGlobal('fetch', async () => Response.json({ error: 'invalid_client' }, { status: 401 }))
    authorize()
    await vi.waitFor(() => expect(status()).toBe('The authorization failed: invalid_client'))
    expect([state.secrets['oauth'], onChange.mock.calls]).toEqual([{ token: 'old' }, []])
  })
})

it.each([
  [KEY, { token: 'k' }, 'k'],
  [KEY, {}, ''],
  [BASIC, { username: 'ann', password: 'p:q' }, 'YW5uOnA6cQ=='],
  [BASIC, { username: 'ann' }, 'YW5uOg=='],
  [BASIC, { password: 'ü€😀' }, Buffer.from(':ü€😀').toString('base64')],
  [BASIC, { token: 'k' }, ''],
])('sends as credential of %j with %j: %j', (each, values, secret) => {
  expect(secretOf(each, stateOf({ secrets: { [each.name]: values } }))).toBe(secret)
})

it('sends nothing for a scheme without values', () => {
  expect([secretOf(KEY, stateOf()), secretOf(BASIC, stateOf())]).toEqual(['', ''])
})
