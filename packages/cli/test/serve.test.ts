import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { get as httpsGet } from 'node:https'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createSoundSite } from './broken/broken-site.js'
import type { SiteCopy } from './build-copy.js'
import { makeCertificate } from './make-certificate.js'
import { runDocgen, startDocgen } from './run-docgen.js'

const certificate = makeCertificate()

let site: SiteCopy
const running: ChildProcess[] = []

beforeAll(async () => {
  site = createSoundSite()
  await site.build()
})
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})
afterAll(() => {
  site.remove()
  certificate?.remove()
})

interface Serving {
  readonly child: ChildProcess
  readonly address: string
  readonly printed: () => string
}

/** Starts `docgen serve` and waits for the address that it prints. */
async function serve(...flags: readonly string[]): Promise<Serving> {
  const child = startDocgen(['serve', site.siteDir, ...flags])
  running.push(child)
  let printed = ''
  const address = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: unknown): void => {
      printed += String(chunk)
      const found = /here +(\S+)/.exec(printed)?.[1]
      if (found !== undefined) resolve(found)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('close', () => reject(new Error(printed)))
  })
  return { child, address, printed: () => printed }
}

describe('docgen serve', () => {
  it('serves the last build until it is told to end', async () => {
    const { child, address, printed } = await serve('--port', '0')
    expect(printed()).toMatch(/^● docgen serves dist\n/)
    const page = await fetch(address)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<!doctype html>')])
    expect((await fetch(`${address}nowhere`)).status).toBe(404)
    const headers = { range: 'bytes=0-3' }
    expect((await fetch(address, { headers })).status).toBe(206)
    expect((await fetch(address, { headers, method: 'HEAD' })).status).toBe(200)
    child.kill('SIGTERM')
    expect(await once(child, 'close')).toEqual([0, null])
  })

  it('shows what a later build has written', async () => {
    const { address } = await serve('--port', '0')
    writeFileSync(join(site.siteDir, 'docs/later.md'), '# Later\n')
    expect((await fetch(`${address}later`)).status).toBe(404)
    await site.build()
    expect((await fetch(`${address}later`)).status).toBe(200)
  })

  it('takes the next port where one is taken, unless it must not', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const next = await serve('--port', String(port))
    expect(Number(new URL(next.address).port)).toBeGreaterThan(port)
    const { code, stderr } = await runDocgen(['serve', site.siteDir, '--port', String(port), '--strict-port'])
    expect([code, stderr]).toEqual([2, expect.stringContaining(`port ${port} is taken`)])
    other.close()
  })

  const note = certificate ? '' : ' (skipped: openssl, which makes one for the test, is not installed)'
  it.skipIf(!certificate)(
    `speaks HTTPS with a certificate that is given, and says what is wrong with one${note}`,
    async () => {
      const { cert = '', key = '' } = certificate ?? {}
      const { address } = await serve('--port', '0', '--cert', cert, '--key', key)
      expect(address).toMatch(/^https:/)
      const status = await new Promise((resolve, reject) => {
        httpsGet(address, { rejectUnauthorized: false }, (response) => resolve(response.statusCode)).on('error', reject)
      })
      expect(status).toBe(200)
      const refuse = (...flags: readonly string[]) => runDocgen(['serve', site.siteDir, '--port', '0', ...flags])
      expect(await refuse('--cert', cert)).toMatchObject({ code: 2, stderr: expect.stringContaining('its key') })
      expect(await refuse('--cert', key, '--key', cert)).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('PEM'),
      })
      expect(await refuse('--cert', 'gone.pem', '--key', key)).toMatchObject({ code: 2 })
    },
  )

  it('needs a build', async () => {
    const empty = createSoundSite()
    rmSync(empty.outDir, { recursive: true, force: true })
    const { code, stderr } = await runDocgen(['serve', empty.siteDir])
    expect([code, stderr]).toEqual([2, expect.stringContaining('Run docgen build first')])
    empty.remove()
  })
})
