import { expect, it } from 'vitest'
import { generateKeys } from '../../cache/remote/signing.js'
import type { Config } from '../../config/config.js'
import { readRemoteSettings } from './remote-settings.js'

const { publicKey, privateKey } = generateKeys()
const remote = { url: 'https://cache.example', tokenEnv: 'TURBO_TOKEN', publicKey, readOnly: false, timeout: 30 }
const read = (fields: Partial<NonNullable<Config['cache']['remote']>>, env: Readonly<Record<string, string>>) =>
  readRemoteSettings({ cache: { remote: { ...remote, ...fields } } }, env)

it('combines config and environment', () => {
  expect(read({ slug: 'docs' }, { TURBO_TOKEN: 't' })).toEqual({
    settings: {
      server: { url: 'https://cache.example', token: 't', slug: 'docs', teamId: undefined, budgetMs: 30_000 },
      trustedKeys: [publicKey],
    },
  })
  const env = { TURBO_API: 'http://other', TURBO_TEAM: 'team', TURBO_TEAMID: 'id', MY_TOKEN: 't' }
  expect(read({ tokenEnv: 'MY_TOKEN' }, env).settings?.server).toMatchObject({
    url: 'http://other',
    slug: 'team',
    teamId: 'id',
  })
})

it('trusts the keys of the config, and the key with which it signs', () => {
  const branch = generateKeys()
  const env = { TURBO_TOKEN: 't', DOCGEN_CACHE_KEY: `${branch.privateKey}\n` }
  const { settings } = read({ publicKey: [publicKey, 'B'.repeat(43)] }, env)
  expect(settings?.trustedKeys).toEqual([branch.publicKey, publicKey, 'B'.repeat(43)])
  expect(settings?.signer?.publicKey).toBe(branch.publicKey)
  expect(read({}, { TURBO_TOKEN: 't', DOCGEN_CACHE_KEY: privateKey }).settings?.trustedKeys).toEqual([publicKey])
})

it('does not sign if the config says so', () => {
  const { settings, problem } = read({ readOnly: true }, { TURBO_TOKEN: 't', DOCGEN_CACHE_KEY: privateKey })
  expect([settings?.signer, settings?.trustedKeys, problem]).toEqual([undefined, [publicKey], undefined])
})

it('names what is missing or wrong', () => {
  expect(readRemoteSettings({ cache: {} }, {})).toEqual({ missing: 'site.config.ts has no cache.remote' })
  expect(read({}, {}).missing).toContain('TURBO_TOKEN')
  expect(read({}, { TURBO_API: 'ftp://x', TURBO_TOKEN: 't' }).missing).toContain('ftp://x')
  const { url: _url, ...withoutUrl } = remote
  expect(readRemoteSettings({ cache: { remote: withoutUrl } }, { TURBO_TOKEN: 't' }).missing).toContain('TURBO_API')
  expect(read({}, { TURBO_TOKEN: 't', DOCGEN_CACHE_KEY: publicKey.slice(1) })).toMatchObject({
    settings: { trustedKeys: [publicKey] },
    problem: expect.stringContaining('DOCGEN_CACHE_KEY'),
  })
})
