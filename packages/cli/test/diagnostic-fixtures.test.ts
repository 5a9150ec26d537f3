import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { loadDiagnosticCatalog } from '@docgen/renderer/contract'
import { createColors } from 'picocolors'
import { expect, it, onTestFinished } from 'vitest'
import { createTestBucket, environmentOf } from '../src/deploy/s3/create-test-bucket.js'
import { writeTestOutput } from '../src/deploy/write-test-output.js'
import { describeLock, lockOutput } from '../src/emit/lock-output.js'
import { formatDiagnostic } from '../src/terminal/print-diagnostics.js'
import { INVALID, withoutWitness } from './broken/broken-site.js'
import { expectText } from './broken/expect-text.js'
import { printBuild } from './broken/print-build.js'
import { apiCodes } from './codes/api-codes.js'
import { type CodeCase, createCodeSite } from './codes/code-case.js'
import { commandCodes } from './codes/command-codes.js'
import { configCodes } from './codes/config-codes.js'
import { pageCodes } from './codes/page-codes.js'
import { runDocgen } from './run-docgen.js'

const NAMED = new Set(['dead-link', 'locked-output', 'rejected-credentials', 'unconditional-writes'])

const DEPLOYED = {
  prepare: (siteDir: string) => writeTestOutput(join(siteDir, 'dist'), { 'index.html': '<h1>Base</h1>' }),
  args: (siteDir: string) => ['deploy', 's3://docs', siteDir],
}

const cases = { ...pageCodes, ...configCodes, ...apiCodes, ...commandCodes }

it.each(Object.entries(cases))('reports %s', async (code, given) => {
  const printed = await printCase(given)
  expect(printed).toMatch(new RegExp(`^(?:error|warning|info) ${code}\\b`, 'm'))
  expect(printed).not.toMatch(/^\s+at .*:\d+:\d+|(?<!or )\bundefined\b|\bNaN\b|\[object /m)
  expectText(printed, join(INVALID, 'codes', `${code}.txt`))
})

it('reports locked-output', async () => {
  const { siteDir, outDir, remove } = createCodeSite({})
  const request = { workDir: join(siteDir, '.docgen'), outDir, timeout: 0 }
  await lockOutput(request)
  const file = join(request.workDir, readdirSync(request.workDir)[0] ?? '')
  // Held by a process that runs longer than this one.
  writeFileSync(file, JSON.stringify({ pid: process.ppid }))
  const lock = await lockOutput(request)
  remove()
  if (!('holder' in lock)) throw new Error('the lock was free')
  const diagnostic = describeLock(lock, outDir)
  const printed = `${formatDiagnostic(diagnostic, { colors: createColors(false) })}\n`.replaceAll(siteDir, '<site>')
  const plain = printed.replace(String(process.ppid), '<process>').replace(/output-\w+/, 'output-<hash>')
  expectText(plain, join(INVALID, 'codes/locked-output.txt'))
})

it('reports external links that are dead, have moved or cannot be checked', async () => {
  const server = createServer(({ url }, response) => {
    if (url === '/fine') response.writeHead(200, { 'content-type': 'text/html' }).end('<p id="part">')
    else if (url === '/moved') response.writeHead(301, { location: '/fine' }).end()
    else response.writeHead(url === '/forbidden' ? 403 : 404).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const links = ['fine#gone', 'dead', 'moved', 'forbidden'].map((path) => `[${path}](http://${host}/${path})`)
  const printed = await printCase({
    files: { 'docs/page.md': `# Page\n\n${links.join('\n')}\n[intern](http://localhost/x)\n` },
    fields: `checks: { links: { privateHosts: ['${host}'] } }`,
    args: (siteDir) => ['check', 'links', siteDir],
  })
  expectText(printed.replaceAll(host, '127.0.0.1:<port>'), join(INVALID, 'codes/dead-link.txt'))
})

it('reports unconditional-writes', async () => {
  const bucket = await createTestBucket()
  bucket.ignoresConditions = true
  const printed = await printCase({ ...DEPLOYED, environment: environmentOf(bucket) })
  expectText(printed, join(INVALID, 'codes/unconditional-writes.txt'))
})

it('reports rejected-credentials', async () => {
  const bucket = await createTestBucket()
  const environment = { ...environmentOf(bucket), AWS_SECRET_ACCESS_KEY: 'wrong' }
  const printed = await printCase({ ...DEPLOYED, environment })
  expectText(printed.replace(/127\.0\.0\.1:\d+/, '127.0.0.1:<port>'), join(INVALID, 'codes/rejected-credentials.txt'))
})

it('has no expectation without a case', () => {
  const names = readdirSync(join(INVALID, 'codes')).map((file) => file.replace(/\.txt$/, ''))
  expect(names.filter((name) => !NAMED.has(name) && !Object.hasOwn(cases, name))).toEqual([])
})

it('covers every code of the catalog by a broken input', async () => {
  const codes = Object.values(await loadDiagnosticCatalog()).flatMap((topic) => Object.keys(topic))
  const texts = readdirSync(INVALID, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.txt'))
    .map((file) => readFileSync(join(INVALID, file), 'utf8'))
  const reported = new Set(
    texts.flatMap((text) => [...text.matchAll(/^\s*(?:error|warning|info) ([a-z\d-]+)/gm)].map(([, code]) => code)),
  )
  expect(codes.filter((code) => !reported.has(code))).toEqual([])
})

it('gives problems of whole files a position: file, line and column', () => {
  const codes = ['api-unreadable', 'duplicate-file', 'invalid-authors', 'invalid-encoding', 'plugin-failed']
  for (const code of codes) {
    const positions = readdirSync(INVALID, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.txt'))
      .flatMap((file) => [
        ...readFileSync(join(INVALID, file), 'utf8').matchAll(new RegExp(`^(?:error|warning) ${code}\\b *(.*)$`, 'gm')),
      ])
      .map(([, position = '']) => position)
    expect(positions.length, code).toBeGreaterThan(1)
    // A static file has no better position than itself.
    const others = positions.filter((position) => !position.startsWith('static/'))
    expect(others.filter((position) => !/^[^:]+:\d+:\d+$/.test(position))).toEqual([])
  }
})

/** What docgen prints, without the problem that the sound site has. */
async function printCase(given: CodeCase): Promise<string> {
  const copy = createCodeSite(given)
  try {
    if (!given.args) {
      const printed = await printBuild(copy)
      return withoutWitness(printed) ?? printed
    }
    const { code, stdout, stderr } = await runDocgen(given.args(copy.siteDir), { NO_COLOR: '', ...given.environment })
    const printed = `exit ${code}\n\n${stderr}${stdout === '' ? '' : `\n${stdout}`}`.replaceAll(copy.siteDir, '<site>')
    return withoutSizes(withoutWitness(printed) ?? printed)
  } finally {
    copy.remove()
  }
}

/** Omits the sizes of docgen's own files: every change of the theme changes them. */
function withoutSizes(printed: string): string {
  return printed
    .replace(/^ {2}(html|css|script) .*$/gm, '  $1 <files>')
    .replace(/^ +\+[\d.]+ kB .*$/gm, '  <growth of a page>')
    .replace(/(has grown from [\d.]+ to) [\d.]+ kB/g, '$1 <size> kB')
}
