import { generateKeyPairSync } from 'node:crypto'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createCertificate } from '../../../test/make-certificate.js'
import { createTestFolder } from '../../read/create-test-folder.js'
import { readCertificate } from './read-certificate.js'

const options = { type: 'pkcs8', format: 'pem' } as const
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
const key = privateKey.export(options)
const locked = privateKey.export({ ...options, cipher: 'aes-256-cbc', passphrase: 'x' })
const NO_CERTIFICATE = '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n'

function messageOf(files: { readonly cert: string; readonly key: string }): string {
  const result = readCertificate(files)
  return 'severity' in result ? result.message : 'fine'
}

it('rejects what is no certificate', () => {
  const folder = createTestFolder({ 'key.pem': key, 'bad.pem': NO_CERTIFICATE })
  expect(readCertificate({ cert: join(folder, 'key.pem'), key: join(folder, 'key.pem') })).toMatchObject({
    message: `${join(folder, 'key.pem')} contains no certificate in PEM format`,
    hint: 'This is a key. Pass the certificate with --cert, and its key with --key',
  })
  expect(messageOf({ cert: join(folder, 'bad.pem'), key: join(folder, 'key.pem') })).toContain(
    'contains no certificate',
  )
  expect(messageOf({ cert: join(folder, 'none.pem'), key: join(folder, 'key.pem') })).toContain('none.pem')
  expect(messageOf({ cert: folder, key: join(folder, 'key.pem') })).toContain(folder)
})

const pair = createCertificate()

it.skipIf(!pair)('accepts only the key of the certificate, without a passphrase', () => {
  if (!pair) return
  const folder = createTestFolder({ 'other.pem': key, 'locked.pem': locked })
  const { cert } = pair
  expect(messageOf(pair)).toBe('fine')
  expect(messageOf({ cert, key: join(folder, 'other.pem') })).toContain(`is not the key of ${cert}`)
  expect(messageOf({ cert, key: join(folder, 'locked.pem') })).toContain('is encrypted with a passphrase')
  expect(readCertificate({ cert, key: cert })).toMatchObject({
    message: `${cert} contains no private key in PEM format`,
    hint: 'This is a certificate. Pass its key with --key',
  })
  pair.remove()
})
