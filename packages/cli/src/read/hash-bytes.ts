import { hash } from 'node:crypto'

/** How many hexadecimal digits of a hash are kept. */
export const HASH_LENGTH = 32

/** The first 128 bits of the SHA-256 of some bytes, as 32 hexadecimal digits. */
export function hashBytes(bytes: string | Uint8Array): string {
  return hash('sha256', bytes, 'hex').slice(0, HASH_LENGTH)
}
