import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type ArtifactClient, createArtifactClient } from '../src/cache/remote/artifact-client.js'
import { createTestFolder } from '../src/read/create-test-folder.js'

// The package has 240 dependencies, so it is not one of docgen's: `.ci/run` installs it in a temporary folder.
const FOLDER = process.env['DOCGEN_TURBO_SERVER'] ?? ''
const SERVER = join(FOLDER, 'node_modules/turborepo-remote-cache/dist/cli.js')
const isInstalled = FOLDER !== '' && existsSync(SERVER)
if (!isInstalled)
  console.warn('SKIPPED: set DOCGEN_TURBO_SERVER to a folder in which turborepo-remote-cache is installed')

/** Finds a port that is free now. */
function findPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Starts the server, and returns clients for it by token. */
async function startServer(env: Readonly<Record<string, string>> = {}): Promise<(token: string) => ArtifactClient> {
  const port = await findPort()
  const server: ChildProcess = spawn(process.execPath, [SERVER], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      TURBO_TOKEN: 'secret',
      HOST: '127.0.0.1',
      PORT: String(port),
      STORAGE_PATH: createTestFolder(),
      STORAGE_PATH_USE_TMP_FOLDER: 'false',
      LOG_LEVEL: 'fatal',
      ...env,
    },
    stdio: 'ignore',
  })
  onTestFinished(() => void server.kill())
  const url = `http://127.0.0.1:${port}`
  // The server needs seconds to start on a busy machine.
  for (let attempt = 0; attempt < 1200; attempt += 1) {
    const response = await fetch(`${url}/v8/artifacts/status`).catch(() => undefined)
    if (response) break
    await wait(100)
  }
  return (token) => createArtifactClient({ url, token, slug: 'docs', budgetMs: 120_000 })
}

const NAME = 'a'.repeat(32)

describe.runIf(isInstalled)('turborepo-remote-cache', () => {
  it('stores artifacts, and returns the same bytes', async () => {
    const client = (await startServer())('secret')
    const bytes = Buffer.alloc(5_000_000, 'docgen')
    expect(await client.get(NAME)).toBeUndefined()
    expect(await client.has(NAME)).toBe(false)
    expect(await client.put(NAME, bytes)).toBe(true)
    expect(await client.has(NAME)).toBe(true)
    expect((await client.get(NAME))?.equals(bytes)).toBe(true)
    expect(await client.put(NAME, Buffer.from('new'))).toBe(true)
    expect((await client.get(NAME))?.toString()).toBe('new')
    expect(client.problem()).toBeUndefined()
  })

  it('rejects a wrong token, and uploads in read-only mode', async () => {
    const open = await startServer({ READ_ONLY: 'true' })
    const stranger = open('wrong')
    expect(await stranger.get(NAME)).toBeUndefined()
    expect(stranger.problem()).toMatch(/^the server answered 40[013]/)
    const reader = open('secret')
    expect(await reader.get(NAME)).toBeUndefined()
    expect(reader.problem()).toBeUndefined()
    expect(await reader.put(NAME, Buffer.from('x'))).toBe(false)
    expect(reader.problem()).toBe('the server answered 403: the token does not allow this')
  })

  it('reports an artifact that is too large for the server', async () => {
    const client = (await startServer({ BODY_LIMIT: '1000' }))('secret')
    expect(await client.put(NAME, Buffer.alloc(2000))).toBe(false)
    expect(client.problem()).toMatch(/the server answered 413|the connection was interrupted|request failed/)
  })
})
