import { createPrivateKey, createPublicKey, generateKeyPairSync, hash, type KeyObject, sign, verify } from 'node:crypto'

/** A pair of Ed25519 keys: 32 bytes each, as 43 characters of base64url. */
export interface KeyPair {
  readonly publicKey: string
  readonly privateKey: string
}

/** Signs what a machine uploads. */
export interface Signer {
  /** The public key that verifies the signatures, as base64url. */
  readonly publicKey: string
  /** Puts a signature before a payload. The signature also covers the name under which the payload is stored. */
  readonly seal: (name: string, payload: Uint8Array) => Buffer
}

const SIGNATURE_BYTES = 64
// Increase the number with every change of the format: a signature of another format is then invalid.
const MAGIC = Buffer.from('docgen-cache-1\n')
// DER of a PKCS #8 structure with an Ed25519 key, up to the 32 bytes of the key.
const PRIVATE_KEY_START = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Creates a key pair. */
export function generateKeys(): KeyPair {
  const { privateKey } = generateKeyPairSync('ed25519')
  const { x = '', d = '' } = privateKey.export({ format: 'jwk' })
  return { publicKey: x, privateKey: d }
}

/** Creates a signer from an encoded private key; `undefined` if the text is not a key. */
export function createSigner(encodedKey: string): Signer | undefined {
  const seed = Buffer.from(encodedKey, 'base64url')
  if (seed.length !== 32 || seed.toString('base64url') !== encodedKey) return undefined
  const der = Buffer.concat([PRIVATE_KEY_START, seed])
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const { x: publicKey = '' } = createPublicKey(key).export({ format: 'jwk' })
  return {
    publicKey,
    seal: (name, payload) => Buffer.concat([MAGIC, sign(null, messageOf(name, payload), key), payload]),
  }
}

/**
 * Returns the payload of sealed bytes, if it was sealed under this name with the private half of one of these public
 * keys; otherwise `undefined`.
 */
export function unseal(name: string, bytes: Buffer, publicKeys: readonly string[]): Buffer | undefined {
  const start = MAGIC.length + SIGNATURE_BYTES
  if (bytes.length < start || !bytes.subarray(0, MAGIC.length).equals(MAGIC)) return undefined
  const signature = bytes.subarray(MAGIC.length, start)
  const payload = bytes.subarray(start)
  const message = messageOf(name, payload)
  return publicKeys.some((key) => verify(null, message, readPublicKey(key), signature)) ? payload : undefined
}

function messageOf(name: string, payload: Uint8Array): Buffer {
  return Buffer.concat([MAGIC, Buffer.from(`${name}\n${hash('sha256', payload, 'hex')}\n`)])
}

function readPublicKey(x: string): KeyObject {
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
}
