import { expect, it } from 'vitest'
import { isPrivateHost, isPublicAddress, lookupPublic, PRIVATE_ADDRESS } from './guard-addresses.js'

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '0.0.0.0',
  '100.64.1.1',
  '255.255.255.255',
  '::1',
  '::',
  'fd00::1',
  'fe80::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::10.0.0.1',
  'no address',
])('takes %s for no public address', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

it.each(['8.8.8.8', '172.32.0.1', '192.0.1.1', '2606:4700::1111', '::ffff:8.8.8.8'])(
  'takes %s for a public address',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

it.each([
  'http://localhost/',
  'http://a.localhost/',
  'http://[::1]/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://127.1/',
])('refuses %s without a lookup', (url) => {
  expect(isPrivateHost(new URL(url))).toBe(true)
})

it('refuses a name whose address is private', async () => {
  const error = await new Promise((resolve) => lookupPublic('localhost', {}, resolve))
  expect(error).toMatchObject({ code: PRIVATE_ADDRESS })
})
