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
