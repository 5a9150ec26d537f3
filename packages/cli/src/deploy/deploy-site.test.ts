import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { DeployFailure } from './deploy-failure.js'
import { type Deployment, type DeployResult, deploySite } from './deploy-site.js'
import { describeFiles } from './describe-files.js'
import { readOutput } from './read-output.js'
import { createTestBucket, TEST_KEYS, type TestBucket } from './s3/create-test-bucket.js'
import { openS3Store, type S3StoreOptions } from './s3/s3-store.js'
import { writeTestOutput } from './write-test-output.js'

const HEADERS = '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n'
/** A page that names its assets and links, as checks of the visible site read them. */
const page = (text: string, assets: readonly string[], links: readonly string[] = []): string =>
  `<p>${text}</p>${assets.map((file) => `<link href="/assets/${file}">`).join('')}${links.map((file) => `<a href="/${file}">`).join('')}`

const OLD = {
  _headers: HEADERS,
  _redirects: '/was /is 301\n/a/* /b/:splat\n',
  'assets/a.11.css': 'a{}',
  'assets/b.11.js': 'old()',
  'index.html': page('home 1', ['a.11.css', 'b.11.js'], ['guide/index.html', 'gone/index.html']),
  'guide/index.html': page('guide 1', ['a.11.css'], ['index.html']),
  'gone/index.html': page('gone', ['b.11.js']),
  'same/index.html': page('same', ['a.11.css']),
  'docgen-search.json': '{"1":1}',
}
const { 'gone/index.html': _gone, 'assets/b.11.js': _script, ...KEPT } = OLD
const NEW = {
  ...KEPT,
  'assets/b.22.js': 'new()',
  'index.html': page('home 2', ['a.11.css', 'b.22.js'], ['guide/index.html', 'new + ü #1%/index.html']),
  'guide/index.html': page('guide 2', ['b.22.js'], ['index.html', 'new + ü #1%/index.html']),
  'new + ü #1%/index.html': page('new', ['b.22.js'], ['guide/index.html']),
  'docgen-search.json': '{"2":2}',
}

interface TestDeployment extends Partial<Omit<Deployment, 'store'>> {
  readonly store?: Partial<S3StoreOptions>
}

/** Deploys files to a test bucket. */
async function deploy(
  bucket: TestBucket,
  files: Readonly<Record<string, string>>,
  { store, signal = new AbortController().signal, ...options }: TestDeployment = {},
): Promise<DeployResult> {
  const outDir = join(createTestFolder(), 'dist')
  writeTestOutput(outDir, files)
  const output = (await readOutput(outDir, signal)).value
  if (!output) throw new Error('no output')
  const opened = openS3Store({
    bucket: 'docs',
    region: 'us-east-1',
    endpoint: bucket.endpoint,
    credentials: TEST_KEYS,
    prefix: 'site/',
    name: 's3://docs/site',
    parallel: 4,
    firstPauseMs: 1,
    isAbandoned: () => false,
    onLease: () => {},
    signal,
    ...store,
  })
  try {
    const described = describeFiles(output, { headers: files['_headers'] ?? '', redirects: files['_redirects'] ?? '' })
    return await deploySite({
      ...described,
      store: opened,
      outDir,
      output,
      isDryRun: false,
      isForced: false,
      graceMs: 1000,
      parallel: 4,
      signal,
      now: () => 0,
      ...options,
    })
  } finally {
    opened.close()
  }
}

const failure = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'deployed',
    (error) => (error instanceof DeployFailure ? `${error.diagnostic.code}: ${error.message}` : String(error)),
  )

/** The site as readers see it. */
const visible = ({ objects }: TestBucket): ReadonlyMap<string, string> =>
  new Map(
    [...objects]
      .filter(([key]) => key.startsWith('site/') && !key.startsWith('site/.docgen-deploy/'))
      .map(([key, { bytes }]) => [key.slice(5), bytes.toString()]),
  )

/** Problems that a reader could meet: torn pages, lost pages of the old site, missing assets, links to nothing. */
function findFlaws(seen: ReadonlyMap<string, string>): string[] {
  const flaws: string[] = []
  const isNew = seen.get('index.html') === NEW['index.html']
  const both = [OLD, NEW] as readonly Readonly<Record<string, string>>[]
  for (const [file, text] of seen) {
    if (file.startsWith('was/') || file === 'docgen-manifest.json') continue
    if (!both.some((site) => site[file] === text)) flaws.push(`${file} is of neither site`)
    for (const [, target = ''] of file.endsWith('.html') ? text.matchAll(/href="\/([^"]+)"/g) : [])
      if (!seen.has(target)) flaws.push(`${file} names ${target}, which is missing`)
  }
  if (!isNew) for (const file of Object.keys(OLD)) if (!seen.has(file)) flaws.push(`${file} is lost`)
  return flaws
}

describe('a deployment to a bucket', () => {
  it('uploads all files with their settings, and then nothing', async () => {
    const bucket = await createTestBucket()
    const result = await deploy(bucket, OLD)
    expect(result.uploaded).toHaveLength(11)
    const { objects } = bucket
    expect(objects.get('site/assets/b.11.js')?.headers).toEqual({
      'content-type': 'text/javascript;charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(objects.get('site/index.html')?.headers).toEqual({
      'content-type': 'text/html;charset=utf-8',
      'cache-control': 'no-cache',
    })
    expect(objects.get('site/was/index.html')?.headers['x-amz-website-redirect-location']).toBe('/is')
    expect(visible(bucket).get('guide/index.html')).toBe(OLD['guide/index.html'])
    bucket.requests.length = 0
    expect(await deploy(bucket, OLD)).toMatchObject({ uploaded: [], removed: [], unchanged: 11 })
    expect(bucket.requests.filter(({ method }) => method === 'PUT').map(({ key }) => key)).toEqual([
      'site/.docgen-deploy/lock.json',
      'site/.docgen-deploy/lock.json',
    ])
  })

  it('uploads one changed page, its search data and the manifest only', async () => {
    const bucket = await createTestBucket()
    await deploy(bucket, OLD)
    bucket.requests.length = 0
    const changed = { ...OLD, 'guide/index.html': page('guide 3', ['a.11.css']), 'docgen-search.json': '{"3":3}' }
    await deploy(bucket, changed, { parallel: 1 })
    const puts = bucket.requests.filter(({ method, key }) => method === 'PUT' && !key.includes('.docgen-deploy'))
    expect(puts.map(({ key }) => key)).toEqual([
      'site/docgen-search.json',
      'site/guide/index.html',
      'site/docgen-manifest.json',
    ])
  })

  it('shows readers whole pages with their assets and no dead link, after each single change', async () => {
    const bucket = await createTestBucket()
    await deploy(bucket, OLD)
    const flaws: string[] = []
    let changes = 0
    bucket.onChange = () => {
      changes++
      flaws.push(...findFlaws(visible(bucket)))
    }
    const result = await deploy(bucket, NEW, { parallel: 1 })
    expect(flaws).toEqual([])
    expect(changes).toBeGreaterThan(10)
    expect(result).toMatchObject({ removed: ['gone/index.html'], kept: 1 })
    expect(visible(bucket).has('assets/b.11.js')).toBe(true)
    expect(visible(bucket).has('gone/index.html')).toBe(false)
    expect(visible(bucket).get('new + ü #1%/index.html')).toBe(NEW['new + ü #1%/index.html'])
  })

  it('removes old assets after the grace period, even if nothing else changes', async () => {
    const bucket = await createTestBucket()
    await deploy(bucket, OLD)
    await deploy(bucket, NEW, { now: () => 100 })
    expect(await deploy(bucket, NEW, { now: () => 1099 })).toMatchObject({ removed: [], kept: 1 })
    expect(await deploy(bucket, NEW, { now: () => 1100 })).toMatchObject({ removed: ['assets/b.11.js'], kept: 0 })
    expect(visible(bucket).has('assets/b.11.js')).toBe(false)
  })

  it('continues after an end at each request, without a flaw at any time', async () => {
    const bucket = await createTestBucket()
    await deploy(bucket, OLD)
    const before = new Map(bucket.objects)
    const flaws: string[] = []
    let requests = Number.POSITIVE_INFINITY
    for (let end = 1; end < requests; end++) {
      bucket.objects.clear()
      for (const [key, object] of before) bucket.objects.set(key, object)
      bucket.objects.set('site/mine.txt', { bytes: Buffer.from('mine'), tag: '"m"', writtenAt: 0, headers: {} })
      bucket.requests.length = 0
      bucket.onChange = () => flaws.push(...findFlaws(withoutMine(bucket)).map((flaw) => `${end}: ${flaw}`))
      // As after a SIGKILL: no more request is sent.
      const killed = new AbortController()
      bucket.onRequest = (_request, index) => {
        if (index < end) return undefined
        killed.abort(new Error('killed'))
        return { kind: 'close' }
      }
      const first = await failure(deploy(bucket, NEW, { signal: killed.signal }))
      bucket.onRequest = () => undefined
      if (first === 'deployed') requests = end
      await deploy(bucket, NEW, { store: { isAbandoned: () => true } })
      const expected = { ...NEW, 'assets/b.11.js': OLD['assets/b.11.js'], 'mine.txt': 'mine', 'was/index.html': '' }
      const final = new Map(visible(bucket))
      expect(final.delete('docgen-manifest.json')).toBe(true)
      expect(Object.fromEntries(final), `end at request ${end}`).toEqual(expected)
    }
    expect(flaws).toEqual([])
    expect(requests).toBeGreaterThan(15)
  })
})

const withoutMine = (bucket: TestBucket): ReadonlyMap<string, string> =>
  new Map([...visible(bucket)].filter(([file]) => file !== 'mine.txt'))

describe('a target with other files', () => {
  it('is refused, unless they are a site of docgen or --force is given', async () => {
    const bucket = await createTestBucket()
    const other = { bytes: Buffer.from('mine'), tag: '"1"', writtenAt: 0, headers: {} }
    bucket.objects.set('site/my file.txt', other)
    expect(await failure(deploy(bucket, OLD))).toBe(
      'foreign-target: s3://docs/site contains files that docgen did not deploy: my file.txt',
    )
    expect(visible(bucket).size).toBe(1)
    await deploy(bucket, OLD, { isForced: true })
    await deploy(bucket, NEW, { graceMs: 0 })
    expect(bucket.objects.get('site/my file.txt')).toBe(other)
  })

  it('never replaces a file that appears later', async () => {
    const bucket = await createTestBucket()
    await deploy(bucket, OLD)
    bucket.objects.set('site/assets/b.22.js', { bytes: Buffer.from('mine'), tag: '"1"', writtenAt: 0, headers: {} })
    expect(await failure(deploy(bucket, NEW))).toBe(
      'foreign-target: s3://docs/site contains assets/b.22.js, which docgen did not deploy',
    )
    expect(visible(bucket).get('assets/b.22.js')).toBe('mine')
    expect(visible(bucket).get('index.html')).toBe(OLD['index.html'])
  })

  it('continues with a site that another program has uploaded', async () => {
    const bucket = await createTestBucket()
    await deploy(bucket, OLD)
    for (const key of [...bucket.objects.keys()]) if (key.includes('.docgen-deploy')) bucket.objects.delete(key)
    expect(await deploy(bucket, NEW)).toMatchObject({ removed: ['gone/index.html'], kept: 1 })
  })
})

describe('two deployments at the same time', () => {
  it('refuse each other', async () => {
    const bucket = await createTestBucket()
    await deploy(bucket, OLD)
    let second = ''
    let isStarted = false
    bucket.onRequest = ({ key, method }) => {
      if (key !== 'site/index.html' || method !== 'PUT' || isStarted) return undefined
      isStarted = true
      void failure(deploy(bucket, OLD)).then((result) => {
        second = result
      })
      return { kind: 'delay', ms: 300 }
    }
    expect(await failure(deploy(bucket, NEW))).toBe('deployed')
    expect(second).toMatch(/^concurrent-deployment: another deployment to s3:\/\/docs\/site is running/)
    expect(visible(bucket).get('index.html')).toBe(NEW['index.html'])
  })

  it('end the first if the second takes over, and the first never commits', async () => {
    const bucket = await createTestBucket()
    await deploy(bucket, OLD)
    let isStarted = false
    let second: Promise<string> | undefined
    bucket.onRequest = ({ key, method }) => {
      if (key !== 'site/index.html' || method !== 'PUT' || isStarted) return undefined
      isStarted = true
      second = failure(deploy(bucket, OLD, { store: { isAbandoned: () => true } }))
      return { kind: 'delay', ms: 400 }
    }
    expect(await failure(deploy(bucket, NEW, { store: { leaseMs: 600 } }))).toMatch(
      /^concurrent-deployment: .* has taken over/,
    )
    expect(await second).toBe('deployed')
    const record = bucket.objects.get('site/.docgen-deploy/record.json')?.bytes.toString()
    expect(record).toContain('gone/index.html')
    // The page that the first has written last is repaired by the next deployment of anything.
    await deploy(bucket, NEW)
    expect(findFlaws(visible(bucket))).toEqual([])
    expect(visible(bucket).get('index.html')).toBe(NEW['index.html'])
  })

  it('fail at the commit if the record has changed', async () => {
    const bucket = await createTestBucket()
    await deploy(bucket, OLD)
    bucket.onRequest = ({ key, method }) =>
      key === 'site/.docgen-deploy/record.json' && method === 'PUT'
        ? { kind: 'error', status: 412, code: 'PreconditionFailed' }
        : undefined
    expect(await failure(deploy(bucket, NEW))).toMatch(/^concurrent-deployment: .* has ended in the meantime/)
  })

  it('go unnoticed with a warning if the service ignores conditions', async () => {
    const bucket = await createTestBucket()
    bucket.ignoresConditions = true
    let warnings = 0
    await deploy(bucket, OLD, { onUnconditional: () => void warnings++ })
    expect(warnings).toBe(1)
  })
})
