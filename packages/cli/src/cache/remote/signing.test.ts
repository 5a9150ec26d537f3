import { expect, it } from 'vitest'
import { createSigner, generateKeys, type Signer, unseal } from './signing.js'

function sign(privateKey: string): Signer {
  const signer = createSigner(privateKey)
  if (!signer) throw new Error('not a key')
  return signer
}

const PAYLOAD = Buffer.from('payload')

it('accepts only what a trusted key has signed under the same name', () => {
  const { publicKey, privateKey } = generateKeys()
  const other = generateKeys()
  const signer = sign(privateKey)
  expect(signer.publicKey).toBe(publicKey)
  const sealed = signer.seal('a', PAYLOAD)
  expect(unseal('a', sealed, [other.publicKey, publicKey])?.toString()).toBe('payload')
  expect(unseal('b', sealed, [publicKey])).toBeUndefined()
  expect(unseal('a', sealed, [other.publicKey])).toBeUndefined()
  expect(unseal('a', sealed, [])).toBeUndefined()
  expect(unseal('a', PAYLOAD, [publicKey])).toBeUndefined()
})

it('rejects every change of a byte', () => {
  const { publicKey, privateKey } = generateKeys()
  const sealed = sign(privateKey).seal('a', PAYLOAD)
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    expect(unseal('a', changed, [publicKey])).toBeUndefined()
    expect(unseal('a', sealed.subarray(0, at), [publicKey])).toBeUndefined()
  }
})

it.each(['', 'key', 'A'.repeat(42), `${'A'.repeat(42)}B`, `${'A'.repeat(43)}=`])('rejects the key %j', (text) => {
  expect(createSigner(text)).toBeUndefined()
})

it('creates keys of 43 characters that differ', () => {
  const { publicKey, privateKey } = generateKeys()
  expect([publicKey.length, privateKey.length]).toEqual([43, 43])
  expect(generateKeys().privateKey).not.toBe(privateKey)
})
