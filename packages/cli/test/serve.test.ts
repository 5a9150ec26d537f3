import type { ChildProcess } from 'node:child_process'
import { generateKeyPairSync, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get as httpsGet } from 'node:https'
import { createServer, type Server } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createSoundSite } from './broken/broken-site.js'
import type { SiteCopy } from './build-copy.js'
import { createCertificate } from './make-certificate.js'
import { runDocgen, startDocgen } from './run-docgen.js'

const certificate = createCertificate()
// OpenSSL parses it, but rejects connections with it.
const weakCertificate = createCertificate('rsa:512')

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
  weakCertificate?.remove()
})

interface Serving {
  readonly child: ChildProcess
  readonly address: string
  readonly printed: () => string
}

/** Starts `docgen serve` and waits for the URL that it prints. */
async function serve(...flags: readonly string[]): Promise<Serving> {
  const child = startDocgen(['serve', site.siteDir, ...flags])
  running.push(child)
  let printed = ''
  const address = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: unknown): void => {
      printed += String(chunk)
      const origin = /local +(\S+)/.exec(printed)?.[1]
      if (origin !== undefined) resolve(origin)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('close', () => reject(new Error(printed)))
  })
  return { child, address, printed: () => printed }
}

describe('docgen serve', () => {
  it('serves the last build until the process is told to end', async () => {
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

  it('serves the output of a later build', async () => {
    const { address } = await serve('--port', '0')
    writeFileSync(join(site.siteDir, 'docs/later.md'), '# Later\n')
    expect((await fetch(`${address}later`)).status).toBe(404)
    await site.build()
    expect((await fetch(`${address}later`)).status).toBe(200)
  })

  it('uses the next port if one is taken, unless --strict-port is set', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const port = portOf(other)
    const next = await serve('--port', String(port))
    const used = Number(new URL(next.address).port)
    expect(used).toBeGreaterThan(port)
    expect(next.printed()).toContain(`Port ${port} is in use, using ${used} instead.`)
    const { code, stderr } = await runDocgen(['serve', site.siteDir, '--port', String(port), '--strict-port'])
    expect([code, stderr]).toEqual([2, expect.stringContaining(`port ${port} is taken. Choose`)])
    other.close()
  })

  const isWithoutIpv6 = !hasIpv6()
  const ipv6Note = isWithoutIpv6 ? ' (skipped: this machine has no IPv6)' : ''
  it.skipIf(isWithoutIpv6)(`does not use a port at which localhost reaches another server${ipv6Note}`, async () => {
    const other = createServer().listen(0, '::1')
    await once(other, 'listening')
    const port = portOf(other)
    const next = await serve('--port', String(port))
    expect(Number(new URL(next.address).port)).toBeGreaterThan(port)
    const { code, stderr } = await runDocgen(['serve', site.siteDir, '--port', String(port), '--strict-port'])
    expect([code, stderr]).toEqual([2, expect.stringContaining(`port ${port} is taken`)])
    other.close()
  })

  it('reports that many ports in a row are taken, and nothing else', async () => {
    const others = await takePorts(21)
    const { code, stderr } = await runDocgen(['serve', site.siteDir, '--port', String(portOf(others[0]))])
    expect([code, stderr.trim().split('\n')]).toEqual([
      2,
      [
        'error server-not-started',
        expect.stringMatching(
          /port \d+ is taken and so are the ports after it\. Choose another with --port; 0 picks any/,
        ),
        '',
        'Explain a code: npx docgen explain server-not-started',
      ],
    ])
    for (const each of others) each.close()
  })

  it('reports an address that does not belong to this machine', async () => {
    const { code, stderr } = await runDocgen(['serve', site.siteDir, '--port', '0', '--host', 'fe80::1'])
    expect([code, stderr]).toEqual([2, expect.stringContaining('fe80::1 is not an address of this machine')])
  })

  const note = certificate ? '' : ' (skipped: openssl, which makes one for the test, is not installed)'
  it.skipIf(!certificate)(`serves HTTPS with a given certificate${note}`, async () => {
    const { cert = '', key = '' } = certificate ?? {}
    const { address } = await serve('--port', '0', '--cert', cert, '--key', key)
    expect(address).toMatch(/^https:/)
    const status = await new Promise((resolve, reject) => {
      httpsGet(address, { rejectUnauthorized: false }, (response) => resolve(response.statusCode)).on('error', reject)
    })
    expect(status).toBe(200)
  })

  it.skipIf(!certificate)(`reports whether certificate or key is wrong, and how to fix it${note}`, async () => {
    const { cert = '', key = '' } = certificate ?? {}
    const weak = weakCertificate ?? { cert, key }
    const file = (name: string, text: string | Buffer): string => {
      writeFileSync(join(site.siteDir, name), text)
      return join(site.siteDir, name)
    }
    const pem = { type: 'pkcs8', format: 'pem' } as const
    const { privateKey: other } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
    const { privateKey: rsa } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const otherKey = file('other.pem', other.export(pem))
    // OpenSSL silently accepts a key of another type, and then fails at every request.
    const rsaKey = file('rsa.pem', rsa.export(pem))
    const locked = file('locked.pem', other.export({ ...pem, cipher: 'aes-256-cbc', passphrase: 'secret' }))
    const binary = file('cert.der', new X509Certificate(readFileSync(cert)).raw)
    const cases: [cert: string | undefined, key: string | undefined, message: string, hint: string][] = [
      [cert, undefined, 'HTTPS needs a certificate and its key', 'Give both'],
      [undefined, key, 'HTTPS needs a certificate and its key', 'Give both'],
      [cert, otherKey, `${otherKey} is not the key of ${cert}`, 'belongs to the certificate'],
      [cert, rsaKey, `${rsaKey} is not the key of ${cert}`, 'belongs to the certificate'],
      [cert, locked, `the key in ${locked} is encrypted with a passphrase`, `openssl pkey -in ${locked}`],
      [key, cert, `${key} contains no certificate in PEM format`, 'This is a key'],
      [cert, cert, `${cert} contains no private key in PEM format`, 'This is a certificate'],
      [binary, key, `${binary} contains no certificate in PEM format`, 'PEM format'],
      [cert, file('empty.pem', ''), 'empty.pem contains no private key', 'PEM format'],
      [weak.cert, weak.key, 'OpenSSL refuses', 'Create a new pair'],
      ['gone.pem', key, 'gone.pem could not be read: it does not exist', '--cert'],
      [cert, site.siteDir, `${site.siteDir} could not be read: it is a folder`, '--key'],
      [join(cert, 'below'), key, 'a file exists where a folder is needed', '--cert'],
    ]
    for (const [given, itsKey, message, hint] of cases) {
      const flags = [
        ...(given === undefined ? [] : ['--cert', given]),
        ...(itsKey === undefined ? [] : ['--key', itsKey]),
      ]
      const { code, stderr } = await runDocgen(['serve', site.siteDir, '--port', '0', ...flags])
      expect([code, stderr]).toEqual([2, expect.stringContaining(message)])
      expect(stderr).toContain(hint)
    }
  })

  it('requires a build', async () => {
    const empty = createSoundSite()
    rmSync(empty.outDir, { recursive: true, force: true })
    const { code, stderr } = await runDocgen(['serve', empty.siteDir])
    expect([code, stderr]).toEqual([2, expect.stringContaining('Run docgen build first')])
    empty.remove()
  })
})

function portOf(server: Server | undefined): number {
  const address = server?.address()
  return typeof address === 'object' && address ? address.port : 0
}

function hasIpv6(): boolean {
  return Object.values(networkInterfaces()).some((each) => each?.some(({ address }) => address === '::1'))
}

/** Listens on this many ports in a row. */
async function takePorts(count: number): Promise<Server[]> {
  for (let first = 42_000; ; first += count) {
    const servers = Array.from({ length: count }, (_, index) => createServer().listen(first + index, '127.0.0.1'))
    const taken = await Promise.allSettled(servers.map((server) => once(server, 'listening')))
    if (taken.every(({ status }) => status === 'fulfilled')) return servers
    for (const server of servers) server.close()
  }
}
