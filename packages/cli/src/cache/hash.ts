import { hash } from 'node:crypto'

const LENGTH = 32

/** The first 128 bits of the SHA-256 of some bytes, as 32 hexadecimal digits. */
export function hashBytes(bytes: string | Uint8Array): string {
  return hash('sha256', bytes, 'hex').slice(0, LENGTH)
}

/**
 * The hash of plain data. Values with the same JSON have the same hash, so build objects with their keys in a fixed
 * order.
 */
export function hashValue(value: unknown): string {
  return hashBytes(JSON.stringify(value) ?? 'undefined')
}
