import { setMaxListeners } from 'node:events'
import { stateContent } from '../state-content.js'
import { STATE_FILES, STATE_FOLDER, STATE_SETTINGS, type Store } from '../store.js'
import { openBucket } from './open-bucket.js'
import { type ClientLimits, openS3Client, type S3Location } from './s3-client.js'
import { readElements } from './s3-error.js'
import { type LeaseOptions, takeLease } from './take-lease.js'

/** A bucket, and the part of it that a site is deployed to. */
export interface S3StoreOptions extends S3Location, ClientLimits, LeaseOptions {
  /** Start of all keys: empty, or ends with a slash. */
  readonly prefix: string
  /** The target as users write it. */
  readonly name: string
  readonly signal: AbortSignal
}

/** A store in a bucket. */
export interface S3Store extends Store {
  readonly close: () => void
}

/** Opens a bucket as a store. */
export function openS3Store(options: S3StoreOptions): S3Store {
  const { prefix, name, signal } = options
  const lost = new AbortController()
  const ended = AbortSignal.any([signal, lost.signal])
  // Each request listens.
  setMaxListeners(0, ended)
  const client = openS3Client(options, options, ended)
  const bucket = openBucket(client, prefix, options)
  const store: Store = {
    name,
    list: async (limit) => {
      const query = { 'list-type': '2', 'max-keys': String(limit), prefix, 'encoding-type': 'url' }
      const { body } = await bucket.send({ method: 'GET', query })
      const keys = readElements(body.toString(), 'Key').map((key) => decodeURIComponent(key.replaceAll('+', ' ')))
      return keys.map((key) => key.slice(prefix.length)).filter((file) => file !== '')
    },
    read: bucket.read,
    hash: bucket.hash,
    write: bucket.write,
    remove: async (file) => {
      await bucket.send({ method: 'DELETE', key: prefix + file, expected: [404] })
    },
    findMissing: async () => [],
    commit: async (record, condition) => {
      const tag = await bucket.write(STATE_FILES.record, stateContent(record), STATE_SETTINGS, condition)
      return tag === undefined ? undefined : {}
    },
    lock: () => takeLease(bucket, { ...options, lost, file: `${STATE_FOLDER}/lock.json`, target: name }),
    checksConditions: async (file, content) => {
      const { status } = await bucket.put({ file, content, settings: STATE_SETTINGS, condition: { isNew: true } })
      return status === 412
    },
  }
  return { ...store, close: client.close }
}
