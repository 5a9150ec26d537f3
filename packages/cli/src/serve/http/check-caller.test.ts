import { describe, expect, it } from 'vitest'
import { checkCaller } from './check-caller.js'

describe('checkCaller', () => {
  const names = new Set(['docs.local'])
  const caller = (host: string | undefined, more: { origin?: string; fetchSite?: string; fetchMode?: string } = {}) =>
    checkCaller({ host, origin: undefined, fetchSite: undefined, fetchMode: undefined, ...more }, names)

  it.each([
    'localhost',
    'LOCALHOST:3000',
    'docs.localhost:80',
    '127.0.0.1:3000',
    '[::1]:3000',
    '192.168.0.7',
    'docs.local',
  ])('answers %s', (host) => expect(caller(host)).toBeUndefined())

  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '', undefined, 'a b', '[::1'])(
    'rejects %s',
    (host) => expect(caller(host)).toMatch(/name/),
  )

  it('answers its own pages, and links from other sites', () => {
    expect(caller('localhost:3000', { origin: 'http://localhost:3000' })).toBeUndefined()
    expect(caller('localhost:3000', { fetchSite: 'cross-site', fetchMode: 'navigate' })).toBeUndefined()
    expect(caller('localhost:3000', { origin: 'http://localhost:3001' })).toMatch(/origins/)
    expect(caller('localhost:3000', { fetchSite: 'cross-site', fetchMode: 'no-cors' })).toMatch(/sites/)
  })
})
