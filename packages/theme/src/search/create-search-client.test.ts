import { afterEach, describe, expect, it, vi } from 'vitest'
import type { SearchThread } from './connect-thread.js'
import { createSearchClient } from './create-search-client.js'
import type { NumberedRequest, ThreadResponse } from './search-message.js'

const MANIFEST = JSON.stringify({
  version: 1,
  worker: '/assets/search-worker.js',
  page: '/assets/bootstrap.js',
  files: '/assets/search/',
  indexes: [{ locale: 'en', version: '', root: 'abc' }],
  contexts: [{ path: '/api', label: 'API' }],
})
const QUERY = { locale: 'en', version: '', limit: 8, snippetLength: 50 }

/** A thread whose responses the test supplies. */
function createThread() {
  const asked: NumberedRequest[] = []
  let response: (response: ThreadResponse) => void = () => {}
  let fail: (message: string) => void = () => {}
  let ended = 0
  const thread: SearchThread = {
    send: (question) => void asked.push(question),
    listen: (onResponse, onFailure) => {
      response = onResponse
      fail = onFailure
    },
    end: () => {
      ended++
    },
  }
  return {
    thread,
    asked,
    response: (given: ThreadResponse) => response(given),
    fail: (why: string) => fail(why),
    ended: () => ended,
  }
}

function openClient(readManifest = async () => MANIFEST, embedded?: string) {
  const fake = createThread()
  const started: string[] = []
  const client = createSearchClient({
    readManifest,
    ...(embedded !== undefined && { readEmbedded: async () => embedded }),
    startThread: (href) => {
      started.push(href)
      return fake.thread
    },
  })
  return { client, started, ...fake }
}

/** Runs everything that waits for nothing external. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

afterEach(() => void vi.restoreAllMocks())

describe('the search client', () => {
  it('finds content published since after renew, and keeps the old index when that fails', async () => {
    const newer = MANIFEST.replace('abc', 'def')
    const answers = [MANIFEST, newer, '<p>Log in', newer.replace('search-worker', 'other-worker').replace('def', 'ghi')]
    const { client, asked } = openClient(async () => answers.shift() ?? '')
    const rootOfQuestion = async (): Promise<unknown> => {
      void client.query({ ...QUERY, text: 'x' })
      await settle()
      const question = asked.at(-1)
      return question?.kind === 'search' ? question.index.root : undefined
    }
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
    expect(await rootOfQuestion()).toBe('abc')
    await client.renew()
    expect(await rootOfQuestion(), 'renewed at once').toBe('abc')
    for (const [round, root] of ['def', 'def', 'def'].entries()) {
      clock.mockReturnValue((round + 1) * 60_000)
      await client.renew()
      expect(await rootOfQuestion()).toBe(root)
    }
    expect(answers).toEqual([])
  })

  it('downloads nothing before the first call, and starts one thread', async () => {
    const { client, started, asked, response } = openClient()
    await settle()
    expect(started).toEqual([])
    const loading = client.load({ locale: 'en', version: '' })
    await settle()
    expect(asked).toEqual([{ id: 1, kind: 'load', index: { files: '/assets/search/', root: 'abc' } }])
    response({ id: 1, found: { hits: [] } })
    await loading
    const searching = client.query({ ...QUERY, text: 'plan' })
    await settle()
    response({ id: 2, found: { hits: [] } })
    expect((await searching)?.hits).toEqual([])
    expect(started).toEqual(['/assets/search-worker.js'])
  })

  it('starts the expected script while the manifest is loading, and another one if the manifest names it', async () => {
    const begin = async (expected: string) => {
      let publish: (text: string) => void = () => {}
      const fake = createThread()
      const started: string[] = []
      const client = createSearchClient({
        readManifest: () => new Promise((resolve) => (publish = resolve)),
        startThread: (href) => {
          started.push(href)
          return fake.thread
        },
        expected,
      })
      void client.start()
      await settle()
      const preloaded = [...started]
      publish(MANIFEST)
      await settle()
      void client.load({ locale: 'en', version: '' })
      await settle()
      return { preloaded, started, ended: fake.ended(), asked: fake.asked.length }
    }
    const worker = '/assets/search-worker.js'
    expect(await begin(worker)).toEqual({ preloaded: [worker], started: [worker], ended: 0, asked: 1 })
    // The script of the search page contains the search, too.
    const page = '/assets/bootstrap.js'
    expect(await begin(page)).toEqual({ preloaded: [page], started: [page], ended: 0, asked: 1 })
    expect(await begin('/old.js')).toEqual({ preloaded: ['/old.js'], started: ['/old.js', worker], ended: 1, asked: 1 })
  })

  it('returns undefined for a superseded query', async () => {
    const { client, response } = openClient()
    const first = client.query({ ...QUERY, text: 'pl' })
    const second = client.query({ ...QUERY, text: 'plan' })
    await settle()
    response({ id: 2, found: { hits: [] } })
    response({ id: 1, found: { hits: [] } })
    expect(await first).toBeUndefined()
    expect((await second)?.hits).toEqual([])
  })

  it('does not request an index that does not exist', async () => {
    const { client, started } = openClient()
    expect(await client.has({ locale: 'en', version: '1.0' })).toBe(false)
    expect(await client.query({ ...QUERY, version: '1.0', text: 'plan' })).toMatchObject({ hits: [], pages: 0 })
    expect(started).toEqual([])
  })

  it('retries after a failed download', async () => {
    let calls = 0
    const { client } = openClient(async () => {
      calls++
      if (calls === 1) throw new Error('offline')
      return MANIFEST
    })
    await expect(client.contexts()).rejects.toThrow('offline')
    expect(await client.contexts()).toEqual([{ path: '/api', label: 'API' }])
  })

  it.each(['<!doctype html>', '{}', 'null'])('rejects %s as a manifest and requests it again', async (strange) => {
    const answers = [strange]
    const { client } = openClient(async () => answers.pop() ?? MANIFEST)
    await expect(client.load({ locale: 'en', version: '' })).rejects.toThrow(SyntaxError)
    expect(await client.contexts()).toEqual([{ path: '/api', label: 'API' }])
  })

  it('reads the manifest of the search page, and requests it at once if that names files that are gone', async () => {
    let reads = 0
    const { client, asked, response } = openClient(async () => {
      reads++
      return MANIFEST.replace('abc', 'def')
    }, MANIFEST)
    const found = client.query({ ...QUERY, text: 'plan' })
    await settle()
    expect(reads).toBe(0)
    response({ id: 1, error: 'gone' })
    await settle()
    expect(reads).toBe(1)
    expect(asked.map((request) => 'index' in request && request.index.root)).toEqual(['abc', 'def'])
    response({ id: 2, error: 'gone, too' })
    await expect(found).rejects.toThrow('gone, too')
  })

  it('reads the manifest again after a failed query, and restarts a thread that crashed', async () => {
    let reads = 0
    const { client, started, response, fail, ended } = openClient(async () => {
      reads++
      return MANIFEST
    })
    const first = client.query({ ...QUERY, text: 'plan' })
    await settle()
    response({ id: 1, error: 'gone' })
    await expect(first).rejects.toThrow('gone')
    const second = client.query({ ...QUERY, text: 'plan' })
    await settle()
    fail('')
    await expect(second).rejects.toThrow('did not start')
    expect(ended()).toBe(1)
    const third = client.load({ locale: 'en', version: '' })
    await settle()
    response({ id: 1, found: { hits: [] } })
    await third
    expect(started).toHaveLength(2)
    expect(reads).toBe(3)
  })
})
