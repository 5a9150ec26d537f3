import { expect, it, vi } from 'vitest'
import { openPage } from '../../../test/open-page.js'
import { requestToken } from './oauth.js'

const CLIENT = {
  flow: { name: 'clientCredentials', facts: [{ name: 'tokenUrl', value: 'https://login.test/token' }], scopes: [] },
  clientId: 'job',
  clientSecret: 's',
  scopes: ['read', 'write'],
  proxy: undefined,
}

function answer(body: object): { readonly calls: () => readonly unknown[][] } {
  openPage()
  const fetched = vi.fn(async () => new Response(JSON.stringify(body)))
  vi.stubGlobal('fetch', fetched)
  return { calls: () => fetched.mock.calls as unknown[][] }
}

it('gets a token with client credentials in the body, never in the URL', async () => {
  const { calls } = answer({ access_token: 't' })
  expect(await requestToken(CLIENT)).toBe('t')
  const [[url, { body, credentials }] = ['', {}]] = calls() as [string, RequestInit][]
  expect([url, String(body), credentials]).toEqual([
    'https://login.test/token',
    'grant_type=client_credentials&client_id=job&client_secret=s&scope=read+write',
    'omit',
  ])
})

it('rejects with the reason of the server', async () => {
  answer({ error: 'invalid_client', error_description: 'Unknown client' })
  await expect(requestToken(CLIENT)).rejects.toThrow('Unknown client')
})

it('opens no page that is not on the web', async () => {
  answer({})
  const facts = [{ name: 'authorizationUrl', value: 'javascript:alert(1)' }]
  await expect(requestToken({ ...CLIENT, flow: { ...CLIENT.flow, name: 'authorizationCode', facts } })).rejects.toThrow(
    'javascript:',
  )
})

it('asks for the token of a device until the reader has entered its code', async () => {
  openPage()
  vi.useFakeTimers()
  const answers: object[] = [
    { device_code: 'd', user_code: 'AB-12', verification_uri: 'https://login.test/device', interval: 1 },
    { error: 'authorization_pending' },
    { error: 'slow_down' },
    { access_token: 't' },
  ]
  const fetched = vi.fn(async (_url: string, _options: RequestInit) => Response.json(answers.shift()))
  vi.stubGlobal('fetch', fetched)
  const facts = [
    { name: 'deviceAuthorizationUrl', value: 'https://login.test/code' },
    { name: 'tokenUrl', value: 'https://login.test/token' },
  ]
  const device = { ...CLIENT, flow: { name: 'deviceAuthorization', facts, scopes: [] } }
  const onCode = vi.fn()
  const token = requestToken({ ...device, onCode })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await token).toBe('t')
  expect(onCode).toHaveBeenCalledWith({ userCode: 'AB-12', url: 'https://login.test/device' })
  expect(fetched.mock.calls.map(([url, { body }]) => `${url} ${body}`)).toEqual([
    'https://login.test/code client_id=job&scope=read+write',
    ...Array(3).fill(
      'https://login.test/token grant_type=urn%3Aietf%3Aparams%3Aoauth%3Agrant-type%3Adevice_code&client_id=job&device_code=d',
    ),
  ])
  answers.push({ device_code: 'd', verification_uri: 'https://login.test/device' })
  const unwanted = expect(requestToken({ ...device, isAwaited: () => false })).rejects.toThrow('canceled')
  await vi.advanceTimersByTimeAsync(5000)
  await unwanted
  answers.push({ error: 'invalid_client' }, { device_code: 'd', verification_uri: 'javascript:alert(1)' })
  await expect(requestToken(device)).rejects.toThrow('invalid_client')
  await expect(requestToken(device)).rejects.toThrow('javascript:')
})
