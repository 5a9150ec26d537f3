import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { DeployFailure } from '../deploy-failure.js'
import { contentOf } from '../read-output.js'
import { createTestBucket, type Fault, TEST_KEYS, type TestBucket } from './create-test-bucket.js'
import { openS3Store, type S3Store, type S3StoreOptions } from './s3-store.js'

const SETTINGS = { contentType: 'text/html', cacheControl: 'no-cache' }
const TEXT = contentOf(Buffer.from('text'))

const open = (bucket: TestBucket, options: Partial<S3StoreOptions> = {}): S3Store =>
  openS3Store({
    bucket: 'docs',
    region: 'us-east-1',
    endpoint: bucket.endpoint,
    credentials: TEST_KEYS,
    prefix: '',
    name: 's3://docs',
    parallel: 4,
    firstPauseMs: 1,
    isAbandoned: () => false,
    onLease: () => {},
    signal: new AbortController().signal,
    ...options,
  })

const failure = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'none',
    (error) => (error instanceof DeployFailure ? `${error.diagnostic.code}: ${error.message}` : String(error)),
  )

const KEYS = [
  'a b/+.html',
  "it's (1) *!~.html",
  '100%/%41.html',
  'a#b?c=d&e.html',
  'ünï/日本/😀.html',
  'a//b.html',
  'a;b,c:d@e$=[].html',
]

it.each(KEYS)('signs the key %s', async (key) => {
  const bucket = await createTestBucket()
  const store = open(bucket, { prefix: 'p q/' })
  expect(await store.write(key, TEXT, SETTINGS)).toBeDefined()
  expect([...bucket.objects.keys()]).toEqual([`p q/${key}`])
  expect((await store.read(key))?.bytes.toString()).toBe('text')
  expect(await store.list(5)).toEqual([key])
  expect(await store.hash(key, 4)).toBe(TEXT.sha256)
  expect(await store.hash(key, 5)).toBeUndefined()
  await store.remove(key)
  await store.remove(key)
  expect(await store.read(key)).toBeUndefined()
})

it('sends large files from the disk', async () => {
  const bucket = await createTestBucket()
  const bytes = Buffer.alloc(20 * 1024 * 1024, 'abcdefg')
  const path = join(createTestFolder(), 'large')
  writeFileSync(path, bytes)
  const { size, sha256 } = contentOf(bytes)
  await open(bucket).write('large', { size, sha256, source: { path } }, SETTINGS)
  expect(bucket.objects.get('large')?.bytes.equals(bytes)).toBe(true)
})

const FAULTS: readonly (readonly [string, Fault])[] = [
  ['a closed connection', { kind: 'close' }],
  ['a lost response', { kind: 'lose-response' }],
  ['500', { kind: 'error', status: 500, code: 'InternalError' }],
  ['503', { kind: 'error', status: 503, code: 'SlowDown', headers: { 'retry-after': '0.01' } }],
  ['a torn upload', { kind: 'error', status: 400, code: 'IncompleteBody' }],
]
it.each(FAULTS)('tries again after %s, and writes once', async (_name, fault) => {
  const bucket = await createTestBucket()
  bucket.onRequest = (_request, index) => (index <= 3 ? fault : undefined)
  expect(await open(bucket).write('a', TEXT, SETTINGS, { isNew: true })).toBe(bucket.objects.get('a')?.tag)
  expect(bucket.objects.get('a')?.bytes.toString()).toBe('text')
})

it('gives up after six attempts', async () => {
  const bucket = await createTestBucket()
  bucket.onRequest = () => ({ kind: 'error', status: 500, code: 'InternalError' })
  expect(await failure(open(bucket).write('a', TEXT, SETTINGS))).toMatch(
    /^deployment-failed: 127\.0\.0\.1:\d+ failed a request for a several times \(InternalError: InternalError of a\)$/,
  )
  expect(bucket.requests).toHaveLength(6)
})

it('gives up on a server that is silent', async () => {
  const bucket = await createTestBucket()
  bucket.onRequest = () => ({ kind: 'delay', ms: 10_000 })
  expect(await failure(open(bucket, { silenceMs: 30 }).read('a'))).toMatch(/did not respond in time, several times$/)
})

it('ends at once when it is aborted', async () => {
  const bucket = await createTestBucket()
  const controller = new AbortController()
  bucket.onRequest = () => {
    controller.abort(new Error('Ctrl-C'))
    return { kind: 'delay', ms: 10_000 }
  }
  expect(await failure(open(bucket, { signal: controller.signal }).read('a'))).toBe('Error: Ctrl-C')
})

it('writes only on the given condition', async () => {
  const bucket = await createTestBucket()
  const store = open(bucket)
  const tag = await store.write('a', TEXT, SETTINGS)
  const other = contentOf(Buffer.from('other'))
  expect(await store.write('a', other, SETTINGS, { isNew: true })).toBeUndefined()
  expect(await store.write('a', other, SETTINGS, { tag: '"x"' })).toBeUndefined()
  expect(await store.write('gone', other, SETTINGS, { tag: '"x"' })).toBeUndefined()
  expect(bucket.objects.get('a')?.bytes.toString()).toBe('text')
  expect(await store.write('a', other, SETTINGS, { tag: tag ?? '' })).toBe(bucket.objects.get('a')?.tag)
  expect(await store.checksConditions('a', other)).toBe(true)
  bucket.ignoresConditions = true
  expect(await store.checksConditions('a', other)).toBe(false)
})

it('corrects region and clock by what the service answers', async () => {
  const bucket = await createTestBucket()
  bucket.region = 'eu-central-1'
  bucket.skewMs = 3_600_000
  expect(await open(bucket).write('a', TEXT, SETTINGS)).toBeDefined()
})

it.each([
  [{ bucket: 'dosc' }, 'deployment-failed: <host> has no bucket dosc'],
  [
    { credentials: { ...TEST_KEYS, accessKeyId: 'x' } },
    'rejected-credentials: <host> rejects the credentials: it does not know the access key',
  ],
  [
    { credentials: { ...TEST_KEYS, secretAccessKey: 'x' } },
    'rejected-credentials: <host> rejects the credentials: the secret key does not belong to the access key',
  ],
  [
    { endpoint: 'http://127.0.0.1:9' },
    'deployment-failed: http://127.0.0.1:9 cannot be reached: nothing listens on this port',
  ],
])('explains %j', async (options, expected) => {
  const bucket = await createTestBucket()
  const store = open(bucket, options)
  for (const call of [() => store.read('a'), () => store.write('a', TEXT, SETTINGS), () => store.list(1)])
    expect((await failure(call())).replace(/127\.0\.0\.1:\d{3,}/, '<host>')).toBe(expected)
})

it.each([
  [403, 'ExpiredToken', 'rejected-credentials: <host> rejects the credentials: the session token has expired'],
  [
    403,
    'AccessDenied',
    'rejected-credentials: <host> does not allow these credentials to access a in docs (AccessDenied)',
  ],
  [400, 'InvalidRequest', 'deployment-failed: <host> rejected a request for a (InvalidRequest: InvalidRequest of a)'],
])('explains %s %s', async (status, code, expected) => {
  const bucket = await createTestBucket()
  bucket.onRequest = () => ({ kind: 'error', status, code })
  expect((await failure(open(bucket).write('a', TEXT, SETTINGS))).replace(/127\.0\.0\.1:\d+/, '<host>')).toBe(expected)
  expect(bucket.requests).toHaveLength(1)
})

it('keeps the lock as long as it is renewed, and frees it', async () => {
  // The service counts in whole seconds, of which the next one could begin.
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 })
  onTestFinished(() => void vi.useRealTimers())
  const bucket = await createTestBucket()
  const lock = await open(bucket, { leaseMs: 60_000 }).lock()
  expect(await open(bucket).lock()).toMatchObject({ hint: expect.stringContaining('deploy again in 60 s') })
  if ('hint' in lock) throw new Error('the lock was held')
  await lock.release()
  const next = await open(bucket).lock()
  expect('release' in next).toBe(true)
  if ('release' in next) await next.release()
})

it('takes the lock of a deployment that has not renewed it, and ends that one', async () => {
  const bucket = await createTestBucket()
  const first = await open(bucket, { leaseMs: 1200 }).lock()
  bucket.skewMs = 5000
  const second = await open(bucket, { leaseMs: 1200 }).lock()
  if (!('release' in first && 'release' in second)) throw new Error('the lock was held')
  await expect.poll(() => first.lost.aborted, { timeout: 3000 }).toBe(true)
  expect(first.lost.reason).toMatchObject({ diagnostic: { code: 'concurrent-deployment' } })
  await first.release()
  await second.release()
  expect(bucket.objects.get('.docgen-deploy/lock.json')?.bytes.toString()).toContain('isFree')
})
